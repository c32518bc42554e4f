import { brand } from "@tribun/brand-firtina";
import tokens from "@tribun/brand-firtina/tokens.json" with { type: "json" };
import { clubApp } from "@tribun/vite-club";

export default clubApp({ brand, tokens, root: import.meta.dirname });

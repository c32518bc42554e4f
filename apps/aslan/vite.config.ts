import { brand } from "@tribun/brand-aslan";
import tokens from "@tribun/brand-aslan/tokens.json" with { type: "json" };
import { clubApp } from "@tribun/vite-club";

export default clubApp({ brand, tokens, root: import.meta.dirname });

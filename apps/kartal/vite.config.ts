import { brand } from "@tribun/brand-kartal";
import tokens from "@tribun/brand-kartal/tokens.json" with { type: "json" };
import { clubApp } from "@tribun/vite-club";

export default clubApp({ brand, tokens, root: import.meta.dirname });

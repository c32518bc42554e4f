import { brand } from "@tribun/brand-kanarya";
import tokens from "@tribun/brand-kanarya/tokens.json" with { type: "json" };
import { clubApp } from "@tribun/vite-club";

export default clubApp({ brand, tokens, root: import.meta.dirname });

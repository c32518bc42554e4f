import { CONSENT } from "@tribun/storefront/page";

const THEME = 'var t=s.getItem("tribun.theme");if(t==="light"||t==="dark")d.theme=t';
const ASK = `var c=JSON.parse(s.getItem("${CONSENT.key}"));if(!c||c.version!==${CONSENT.version})d.consent="ask"`;

/**
 * Runs before the first paint, so that neither a saved theme nor the question about measuring makes the page jump.
 * Inline, allowed in the CSP by its hash. Where storage is forbidden, nobody has answered.
 */
export const FIRST_PAINT_SCRIPT = `var d=document.documentElement.dataset;try{var s=localStorage;${THEME};${ASK}}catch(e){d.consent="ask"}`;

import { KEPT_KEY } from "@tribun/storefront/hydration/hand-over";
import { type PlainPage, plainPage, way, TEXTS } from "./plain-page.ts";

const ASK_EVERY_MS = 5000;

/**
 * Opens the requested page as soon as there is a network, applies the theme that the fan chose, and lists only pages whose data is stored.
 */
const SCRIPT = [
  `addEventListener("online",()=>location.reload());`,
  // On Wi-Fi without internet a browser claims to be online and fires no event, so the page polls the operator with its smallest call.
  `setInterval(()=>document.hidden||fetch("/api/mnp-providers",{method:"HEAD",cache:"no-store"}).then(({status})=>status<500&&location.reload(),()=>{}),${ASK_EVERY_MS});`,
  `const look=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(look)document.documentElement.dataset.theme=look[1];`,
  // The device's clock decides whether the data has expired, because the operator cannot be reached.
  `try{const key=${JSON.stringify(KEPT_KEY)},{until,answers}=JSON.parse(localStorage.getItem(key));`,
  `if(until>Date.now())for(const [[,language,...name]] of answers){const at=language===document.documentElement.lang&&document.getElementById(name.join("-"));`,
  `if(at)at.hidden=document.getElementById("kept").hidden=false}`,
  `else localStorage.removeItem(key)}catch{}`,
].join("");

/** The page that the service worker serves without a network, for every page that it does not store. */
export function offlinePage(club: Pick<PlainPage, "club" | "language" | "styles">): string {
  const { again, offline } = TEXTS[club.language];
  const { kept, usage, bills, ...words } = offline;
  // Each id is the name of the answer that its page needs.
  const ways = `<span id="lines" hidden>${way(usage, "/dashboard")} &nbsp; </span><span id="invoices-seasons" hidden>${way(bills, "/dashboard/bills")}</span>`;
  const list = `<div id="kept" hidden><p>${kept}</p>${ways}</div>`;
  return plainPage({ ...club, ...words, look: "system", ways: way(again, "", true) + list, script: SCRIPT });
}

import { KEPT_KEY } from "@tribun/storefront/hydration/hand-over";
import { type PlainPage, plainPage, way } from "./plain-page.ts";
import { TEXTS } from "./texts.ts";

const ASK_EVERY_MS = 5000;

/** Opens the page that was wanted as soon as there is a network, keeps the look that was chosen, and names only what was really kept. */
const SCRIPT = [
  `addEventListener("online",()=>location.reload());`,
  // A browser in a dead Wi-Fi believes that it is online, and tells of no change: the operator is asked, by the smallest of its calls.
  `setInterval(()=>document.hidden||fetch("/api/mnp-providers",{method:"HEAD",cache:"no-store"}).then(({status})=>status<500&&location.reload(),()=>{}),${ASK_EVERY_MS});`,
  `const look=/(?:^|; )theme=(light|dark)/.exec(document.cookie);if(look)document.documentElement.dataset.theme=look[1];`,
  // Dates are compared by the device's clock: no operator is there to ask.
  `try{const key=${JSON.stringify(KEPT_KEY)},{until,answers}=JSON.parse(localStorage.getItem(key));`,
  `if(until>Date.now())for(const [[,language,...name]] of answers){const at=language===document.documentElement.lang&&document.getElementById(name.join("-"));`,
  `if(at)at.hidden=document.getElementById("kept").hidden=false}`,
  `else localStorage.removeItem(key)}catch{}`,
].join("");

/** What the worker answers where no network does, for every page but those that it keeps. */
export function offlinePage(club: Pick<PlainPage, "club" | "language" | "styles">): string {
  const { again, offline } = TEXTS[club.language];
  const { kept, usage, bills, ...words } = offline;
  // Each under the names of the answer that its page cannot do without.
  const ways = `<span id="lines" hidden>${way(usage, "/dashboard")} &nbsp; </span><span id="invoices-seasons" hidden>${way(bills, "/dashboard/bills")}</span>`;
  const list = `<div id="kept" hidden><p>${kept}</p>${ways}</div>`;
  return plainPage({ ...club, ...words, look: "system", ways: way(again, "", true) + list, script: SCRIPT });
}

import { lateFonts } from "./fonts.ts";
import { AT_END } from "./hand-over.ts";
import { lateStyle } from "./late-style.ts";
import { showConsent } from "./islands/consent.ts";
import { savedTheme, showTheme } from "./islands/theme.ts";
import { load } from "./loader.ts";

// First, so that nothing below can keep a page from its menu. In the same script as what runs at the end, as both read the same storage.
Object.assign(globalThis, { [AT_END]: load });
// Runs in the head, before the first paint, so that neither a saved theme nor the question about measuring makes the page jump.
// Its value tells the first page of a visit from those that follow: the stand fills on the first alone.
document.documentElement.dataset["scripted"] = `${document.referrer.startsWith(location.origin)}`;
showTheme(savedTheme());
showConsent();
lateFonts(import.meta.env.CLUB_FACES);
lateStyle();

import { lateFonts } from "./fonts.ts";
import { AT_END } from "./hand-over.ts";
import { lateStyle } from "./late-style.ts";
import { showConsent } from "./islands/consent.ts";
import { savedTheme, showTheme } from "./islands/theme.ts";
import { load } from "./loader.ts";

// First, so that no error below keeps a page from its menu. It shares a script with what runs at the end, because both read the same
// storage.
Object.assign(globalThis, { [AT_END]: load });
// Runs in the head before the first paint, so that neither a saved theme nor the consent question moves the page. `data-scripted` is `true`
// on the later pages of a visit: the stand fills only on the first.
document.documentElement.dataset["scripted"] = `${document.referrer.startsWith(location.origin)}`;
showTheme(savedTheme());
showConsent();
lateFonts(import.meta.env.CLUB_FACES);
lateStyle();

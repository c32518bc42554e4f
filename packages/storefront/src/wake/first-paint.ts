import { lateFonts } from "./fonts.ts";
import { lateStyle } from "./late-style.ts";
import { showConsent } from "./islands/consent.ts";
import { savedTheme, showTheme } from "./islands/theme.ts";

// Runs in the head, before the first paint, so that neither a saved theme nor the question about measuring makes the page jump.
document.documentElement.dataset["scripted"] = "";
showTheme(savedTheme());
showConsent();
lateFonts(import.meta.env.CLUB_FACES);
lateStyle();

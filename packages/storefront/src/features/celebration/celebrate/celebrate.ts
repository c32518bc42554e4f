import styles from "./celebrate.module.css";

const PIECES = 28;
const LONGEST_MS = 1500;
/** A live region is read when its text changes, not when it comes with it; and must stay until it was. */
const SAY_AFTER_MS = 100;
const SAID_MS = 5000;

type Goal = {
  /** The club's shout and what it is about; also told to screen readers. */
  readonly words?: { readonly shout: string; readonly caption: string };
  /** Ends it when the page is left. */
  readonly signal: AbortSignal;
};

/** Lets paper fly over the page until it has fallen, or until Escape or a tap. The page below stays usable all the while. */
export function celebrate({ words, signal }: Goal): void {
  const layer = document.createElement("div");
  layer.className = styles["layer"] ?? "";
  layer.dataset["surface"] = "club";
  layer.setAttribute("aria-hidden", "true");
  layer.append(...Array.from({ length: PIECES }, (_, index) => piece(index)));
  if (words) {
    const banner = document.createElement("p");
    banner.className = styles["banner"] ?? "";
    const shout = document.createElement("b");
    shout.textContent = words.shout;
    banner.append(shout, words.caption);
    layer.append(banner);
    announce(`${words.shout} ${words.caption}`, signal);
  }
  document.body.append(layer);
  const over = new AbortController();
  const end = () => {
    over.abort();
    layer.remove();
  };
  const timer = setTimeout(end, LONGEST_MS);
  over.signal.addEventListener("abort", () => clearTimeout(timer));
  const until = { signal: over.signal, capture: true, passive: true };
  document.addEventListener("pointerdown", end, until);
  document.addEventListener("keydown", ({ key }) => void (key === "Escape" && end()), until);
  signal.addEventListener("abort", end, { signal: over.signal });
}

/** One piece of paper; each falls from elsewhere and at its own moment, the same at every goal. */
function piece(index: number): HTMLElement {
  const paper = document.createElement("i");
  const own = { "--from": `${(index * 37 + 11) % 100}%`, "--turn": `${(index * 47) % 180}deg`, "--wait": `${(index * 83) % 400}ms` };
  for (const [name, value] of Object.entries(own)) paper.style.setProperty(name, value);
  return paper;
}

function announce(text: string, signal: AbortSignal): void {
  const region = document.createElement("p");
  region.setAttribute("role", "status");
  region.className = styles["said"] ?? "";
  document.body.append(region);
  setTimeout(() => (region.textContent = text), SAY_AFTER_MS);
  setTimeout(() => region.remove(), SAID_MS);
  // What is said outside the document nobody hears.
  signal.addEventListener("abort", () => region.remove(), { once: true });
}

import styles from "./celebrate.module.css";

const PIECES = 28;
const LONGEST_MS = 1500;
/** A screen reader reads a live region when its text changes after it was added. The region must stay until it was read. */
const SAY_AFTER_MS = 100;
const SAID_MS = 5000;

type Goal = {
  /** The club's shout and its occasion; screen readers read both. */
  readonly words?: { readonly shout: string; readonly caption: string };
  /** Ends the celebration when the fan leaves the page. */
  readonly signal: AbortSignal;
};

/** Shows confetti that falls over the page, for 1.5 seconds or until Escape or a tap. The page below stays usable. */
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

/** One piece of confetti. Each has its own position, turn and delay, the same at every celebration. */
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
  // A region outside the document is not read, so text set after the fan has left stays silent.
  signal.addEventListener("abort", () => region.remove(), { once: true });
}

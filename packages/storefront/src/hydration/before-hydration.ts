import { caretOf, contentOf, type Field, type Filled, handOver, HAS_FIELDS, isChanged, isField } from "./fields.ts";
import { AGAIN, HYDRATED, FAILED, PRERENDERED, HYDRATE, type HydrationPayload } from "./hand-over.ts";
import { isPlain } from "./plain-press.ts";
import { keepTyped } from "./typed.ts";
import { within } from "./within.ts";

/** Controls that React must answer; a form's own buttons and fields belong to its form. */
const HYDRATES = "[data-hydrates]";
/** Those, and links to pages that React draws: what this page needs to wake is most of what they need. */
const NEAR = `${HYDRATES}, [data-ahead], form`;
const BUTTON = `${HYDRATES}, form button[type="button"]`;

const FIELDS = "form :is(input, textarea, select)";

/**
 * Watches over a page that React has not taken over. At the first sign of life near a control it fetches what the page needs, at the
 * first intent it runs that, and when React answers it hands over what was typed and repeats, once each, what was pressed.
 * Links need nobody: they lead on by themselves.
 * @returns what hydrates the page at once
 */
export function watchUntilHydrated(payload: HydrationPayload): () => void {
  const { dataset } = document.documentElement;
  const watching = new AbortController();
  const pressed = new Map<HTMLElement, () => void>();
  const filled = new Map<Field, Filled>();
  /** Resolves when the styles hold. A drawn page has its own and goes on without what cannot be had; what React alone draws would be bare. */
  let styled: Promise<unknown> | undefined;
  let running = false;
  /** Its module could not be fetched: a browser does not try that again for as long as the page lives. */
  let lost = false;
  let writing: Field | undefined;
  let written = (): void => undefined;

  const isDrawn = document.querySelector(`[${PRERENDERED}]`) !== null;

  const fetchPayload = (): void => {
    if (styled) return;
    for (const href of [payload.entry, ...payload.scripts]) link({ rel: "modulepreload", href });
    styled = Promise.all(payload.styles.map((href) => settled(link({ rel: "stylesheet", href }), isDrawn)));
    link({ rel: "preload", as: "fetch", href: payload.state });
  };
  /** Resolves when no letter is half written: an input method would lose it. */
  const whenWritten = () =>
    new Promise<void>((resolve) => {
      if (writing) written = resolve;
      else resolve();
    });
  const fail = () => {
    running = false;
    dataset["hydration"] = "failed";
    for (const control of pressed.keys()) if (control instanceof HTMLAnchorElement) location.assign(control.href);
    pressed.clear();
  };
  const run = () => {
    fetchPayload();
    if (running) return;
    running = true;
    void Promise.resolve(styled)
      .then(whenWritten)
      .then(() => (HAS_FIELDS && lost ? reload(payload.entry) : import(/* @vite-ignore */ payload.entry)))
      .then(
        () => document.dispatchEvent(new Event(AGAIN)),
        () => {
          if (HAS_FIELDS) lost = true;
          fail();
        },
      );
  };
  const press = (event: Event, control: HTMLElement, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.set(control, again);
    dataset["hydration"] = "running";
    run();
  };
  const listen = <K extends keyof DocumentEventMap>(kinds: readonly K[], act: (event: DocumentEventMap[K]) => void) => {
    for (const kind of kinds) document.addEventListener(kind, act, { capture: true, signal: watching.signal });
  };

  listen(["pointerover", "pointerdown", "touchstart", "focusin"], ({ target }) => {
    if (within(target, NEAR)) fetchPayload();
  });
  listen(["keydown"], fetchPayload);
  if (HAS_FIELDS) {
    listen(["focusin", "input", "change"], ({ target, type }) => {
      if (!isField(target) || !within(target, NEAR)) return;
      // Noted here, because React puts its own value into a field when it draws it again.
      if (type !== "focusin") filled.set(target, contentOf(target));
      run();
    });
    listen(["compositionstart"], ({ target }) => {
      if (isField(target)) writing = target;
    });
    listen(["compositionend"], () => {
      writing = undefined;
      written();
    });
    listen(["submit"], (event) => {
      const form = within(event.target, "form");
      if (!(form instanceof HTMLFormElement)) return;
      // After a failure a form that the club's server answers goes there by itself.
      const leads = dataset["hydration"] === "failed" && navigator.onLine && form.hasAttribute("action");
      if (!leads) press(event, form, () => form.requestSubmit(event.submitter));
    });
  }
  listen(["click"], (event) => {
    const control = within(event.target, BUTTON);
    // After a failure a link leads on by itself.
    const leads = control instanceof HTMLAnchorElement && (dataset["hydration"] === "failed" || !isPlain(event));
    if (control && !leads) press(event, control, () => control.click());
  });
  listen([FAILED], fail);
  listen([HYDRATE], run);
  const takeOver = () => {
    watching.abort();
    dataset["hydration"] = "done";
    // Whatever React draws from now on is no first page any more.
    dataset["scripted"] = "true";
    const putBack = HAS_FIELDS ? fieldsOf(filled) : undefined;
    // After React's own work, in whose midst it would undo this; before anything else, as its next drawing empties the fields.
    queueMicrotask(() => {
      putBack?.();
      // React takes the fields over before it hears of what was pressed.
      setTimeout(() => {
        for (const [control, again] of pressed) (control.isConnected ? again : () => successor(control)?.click())();
      });
    });
  };
  listen([HYDRATED], () => {
    if (writing) written = takeOver;
    else takeOver();
  });
  return run;
}

/** Reads what stands in the fields, beside what is known of them, and where the caret is. @returns what hands all of it over */
function fieldsOf(filled: Map<Field, Filled>): () => void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) filled.set(field, contentOf(field));
  const putCaret = caretOf(document.activeElement);
  return () => {
    for (const [field, content] of filled) handOver(field, content);
    putCaret();
  };
}

/** What stands for a control after React has drawn the page anew. */
function successor({ dataset }: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-hydrates="${CSS.escape(dataset["hydrates"] ?? "")}"]`);
}

function link(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const element = document.createElement("link");
  for (const [name, value] of Object.entries({ crossorigin: "", ...attributes })) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

const settled = (element: HTMLLinkElement, isSpared: boolean): Promise<unknown> =>
  new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", isSpared ? resolve : reject);
  });

/** Loads the page anew with what was typed, once its module can be had. @throws while it cannot */
async function reload(entry: string): Promise<never> {
  await fetch(entry);
  keepTyped();
  location.reload();
  return new Promise(() => undefined);
}

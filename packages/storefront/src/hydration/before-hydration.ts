import { caretOf, contentOf, type Field, type Filled, handOver, HAS_FIELDS, isChanged, isField } from "./fields.ts";
import { AGAIN, HYDRATED, FAILED, PRERENDERED, HYDRATE, type HydrationPayload } from "./hand-over.ts";
import { isPlain, within } from "./press.ts";
import { keepTyped } from "./typed.ts";

/** Controls that React must answer; a form's own buttons and fields belong to its form. */
const HYDRATES = "[data-hydrates]";
/** These, forms, and links to pages that React draws: what this page needs to hydrate is most of what those pages need. */
const NEAR = `${HYDRATES}, [data-ahead], form`;
const BUTTON = `${HYDRATES}, form button[type="button"]`;

const FIELDS = "form :is(input, textarea, select)";

/**
 * Watches a page before hydration. A pointer or focus near a control fetches the hydration payload, and the first intent runs it. When
 * React answers, it gets what the fan has typed, and each press is repeated once. Links work by themselves.
 * @returns hydrates the page at once
 */
export function watchUntilHydrated(payload: HydrationPayload): () => void {
  const { dataset } = document.documentElement;
  const watching = new AbortController();
  const pressed = new Map<HTMLElement, () => void>();
  const filled = new Map<Field, Filled>();
  /**
   * Resolves when the styles apply. A rendered page has its own and goes on without those that fail; a shell would have none, so it
   * rejects.
   */
  let styled: Promise<unknown> | undefined;
  let running = false;
  /** True when the module could not be fetched: the browser does not fetch it again while the document is open. */
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
  /** Resolves when no character is being composed, because an input method would lose it. */
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
      // Recorded here, because React puts its own value into a field when it renders it again.
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
      // After a failure the browser itself posts a form that the club's server answers.
      const leads = dataset["hydration"] === "failed" && navigator.onLine && form.hasAttribute("action");
      if (!leads) press(event, form, () => form.requestSubmit(event.submitter));
    });
  }
  listen(["click"], (event) => {
    const control = within(event.target, BUTTON);
    // After a failure a link works by itself.
    const leads = control instanceof HTMLAnchorElement && (dataset["hydration"] === "failed" || !isPlain(event));
    if (control && !leads) press(event, control, () => control.click());
  });
  listen([FAILED], fail);
  listen([HYDRATE], run);
  const takeOver = () => {
    watching.abort();
    dataset["hydration"] = "done";
    // What React renders from now on is no longer the first page of a visit.
    dataset["scripted"] = "true";
    const putBack = HAS_FIELDS ? fieldsOf(filled) : undefined;
    // After React's own work, which would undo this, and before anything else, because React's next render empties the fields.
    queueMicrotask(() => {
      putBack?.();
      // React must take over the fields before it receives the presses.
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

/** Reads the fields, in addition to what is recorded, and the caret. @returns hands all of it over to React */
function fieldsOf(filled: Map<Field, Filled>): () => void {
  for (const field of document.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) filled.set(field, contentOf(field));
  const putCaret = caretOf(document.activeElement);
  return () => {
    for (const [field, content] of filled) handOver(field, content);
    putCaret();
  };
}

/** The element that replaces a control after React has rendered the page again. */
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

/** Reloads the page with what the fan has typed, once its module can be fetched. @throws while it cannot */
async function reload(entry: string): Promise<never> {
  await fetch(entry);
  keepTyped();
  location.reload();
  return new Promise(() => undefined);
}

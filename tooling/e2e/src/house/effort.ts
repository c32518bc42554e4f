import type { BrowserContext } from "@playwright/test";

/** What a browser tells of a fan's work. */
type Work = { readonly kind: "click" | "input"; readonly name: string };

/** What each page is given to tell it. */
type Realm = Window & { tellEffort?: (work: Work) => Promise<void> };

/** Runs in each page. Reports presses of links and buttons, and fields that were filled or chosen from, by their names. */
function tellWork(): void {
  const report = (work: Work) => void (window as Realm).tellEffort?.(work);
  const nameOf = (element: Element) => {
    const group = element.closest("[role=radiogroup], fieldset");
    const own = element.getAttribute("name") ?? element.id;
    return own === "" && group ? (group.getAttribute("aria-label") ?? group.id) : own;
  };
  addEventListener(
    "click",
    ({ target, isTrusted }) => {
      const pressed = isTrusted && target instanceof Element ? target.closest("a, button, summary, [role]") : null;
      if (pressed === null || pressed.matches("[role=radiogroup]")) return;
      if (pressed.matches("[role=radio]")) report({ kind: "input", name: nameOf(pressed) });
      else if (pressed.matches("a, button, summary, [role=tab], [role=button]"))
        report({ kind: "click", name: pressed.textContent.trim() });
    },
    true,
  );
  for (const event of ["input", "change"])
    addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Element && target.matches("input, select, textarea")) report({ kind: "input", name: nameOf(target) });
      },
      true,
    );
}

/** Counts what a fan has to do: presses, and fields, each once on a screen. A radio or a box is a field as well. */
export class Effort {
  /** What was pressed, in order, each with the screen it stands on. */
  readonly clicks: string[] = [];
  readonly inputs = new Set<string>();

  /** Begins to count, before a page is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding("tellEffort" satisfies keyof Realm, ({ page }, { kind, name }: Work) => {
      const what = `${new URL(page.url()).pathname} ${name}`;
      if (kind === "click") this.clicks.push(what);
      else this.inputs.add(what);
    });
    await context.addInitScript(tellWork);
  }

  /** Paths of the screens that asked something of the fan; those that pass by themselves are none. */
  get screens(): ReadonlySet<string> {
    return new Set([...this.clicks, ...this.inputs].map((what) => what.split(" ", 1)[0] ?? ""));
  }
}

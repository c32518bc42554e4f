import type { BrowserContext } from "@playwright/test";

/** One action of the fan, reported by the browser. */
type Work = { readonly kind: "click" | "input"; readonly name: string };

/** A page's window with the function that reports an action. */
type Realm = Window & { tellEffort?: (work: Work) => Promise<void> };

/** Runs in each page. Reports clicks on links and buttons, and fields that were filled in or chosen, by name. */
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

/** Counts the fan's actions: clicks, and each field once per screen. A radio or checkbox is a field too. */
export class Effort {
  /** The clicks in order, each with the path of its screen. */
  readonly clicks: string[] = [];
  readonly inputs = new Set<string>();

  /** Starts to count. Call it before a page opens. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding("tellEffort" satisfies keyof Realm, ({ page }, { kind, name }: Work) => {
      const what = `${new URL(page.url()).pathname} ${name}`;
      if (kind === "click") this.clicks.push(what);
      else this.inputs.add(what);
    });
    await context.addInitScript(tellWork);
  }

  /** Paths of the screens on which the fan did something. Screens that redirect by themselves do not count. */
  get screens(): ReadonlySet<string> {
    return new Set([...this.clicks, ...this.inputs].map((what) => what.split(" ", 1)[0] ?? ""));
  }
}

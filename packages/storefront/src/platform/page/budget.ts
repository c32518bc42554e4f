/** The size budgets of pages (`tooling/vite/src/budget/budgets.ts`). */
export type BudgetKind = "still" | "form" | "campaign" | "step" | "approval" | "dashboard" | "account";

type Facts = { readonly drawn: "everybody" | "browser"; readonly session?: true; readonly budget?: BudgetKind };

/** The size budget of a page. An unknown address is a still page. */
export function budgetOf(page: Facts | undefined): BudgetKind {
  if (!page || page.budget) return page?.budget ?? "still";
  if (page.drawn === "everybody") return "still";
  return page.session ? "account" : "step";
}

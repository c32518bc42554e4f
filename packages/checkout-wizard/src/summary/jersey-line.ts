import type { ProductOptions, ProductPlan } from "@tribun/api-client/contract";
import type { Formats, Text } from "@tribun/i18n";

/**
 * Describes a jersey by everything that distinguishes it: model, style, size, cut and print (L18, § 312j(2) BGB).
 * @param plan its plan, if known; without it the shop's own texts replace the plan's
 */
export function jerseyLine(jersey: ProductOptions, t: Text<"order">, format: Formats, plan?: ProductPlan): string {
  const { model, style } = jersey;
  const ownModel = model === "home" || model === "away" ? t(`extras.models.${model}`) : "";
  const modelName = plan?.models.find(({ id }) => id === model)?.name ?? ownModel;
  // A child's jersey has only one style, and its cut already says that it is a child's.
  const styleName = style === "child" ? undefined : (plan?.styles.find(({ id }) => id === style)?.name ?? t(`extras.styles.${style}`));
  return [
    plan ? t("extras.planModel", { plan: plan.name, model: modelName }) : modelName,
    styleName && format.lower(styleName),
    t("extras.sizeNamed", { size: jersey.size }),
    jersey.genderOption && t("extras.juniorNamed"),
    [jersey.name, jersey.number].filter((part) => part !== undefined).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
}

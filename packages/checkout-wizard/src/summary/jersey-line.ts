import type { ProductOptions, ProductPlan } from "@tribun/api-client/contract";
import type { Formats, Text } from "@tribun/i18n";

/**
 * Which jersey it is, by all that tells it from another one: model, style, size, cut and print (L18, § 312j(2) BGB).
 * @param plan what it is one of, where that is known; without it our own words stand in for the shop's
 */
export function jerseyLine(jersey: ProductOptions, t: Text<"order">, format: Formats, plan?: ProductPlan): string {
  const { model, style } = jersey;
  const ownModel = model === "home" || model === "away" ? t(`extras.models.${model}`) : "";
  const modelName = plan?.models.find(({ id }) => id === model)?.name ?? ownModel;
  // A child's jersey comes in one style; that it is a child's is said by its cut.
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

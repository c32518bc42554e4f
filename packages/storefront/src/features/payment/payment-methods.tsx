import { PaymentMethods } from "@tribun/forms";
import { type ComponentProps, useLayoutEffect } from "react";

type ShownMethodsProps = ComponentProps<typeof PaymentMethods> & {
  /** Reports whether the ways to pay are visible: a stored one is charged at once, so a fan must not pay with one that they did not see. */
  readonly onShown: (shown: boolean) => void;
};

/** The ways to pay, on pages that load them together with what is to be paid. */
export function ShownMethods({ onShown, ...methods }: ShownMethodsProps) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <PaymentMethods {...methods} />;
}

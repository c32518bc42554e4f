import { PaymentMethods } from "@tribun/forms";
import { type ComponentProps, useLayoutEffect } from "react";

type ShownMethodsProps = ComponentProps<typeof PaymentMethods> & {
  /** Told whether they are there to be seen: what is kept is charged at once, and nobody pays with what they did not see. */
  readonly onShown: (shown: boolean) => void;
};

/** The ways to pay, where they are fetched with what is to be paid. */
export function ShownMethods({ onShown, ...methods }: ShownMethodsProps) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return <PaymentMethods {...methods} />;
}

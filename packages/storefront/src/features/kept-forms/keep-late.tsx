import { PAYMENT_METHODS, type PaymentChoice } from "@tribun/domain";
import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../platform/lazy/lazy-part.tsx";

const Kept = lazyPart(() => import("./kept-form/kept-form.tsx").then((module) => module.KeptForm), { quiet: true });

/** Keeps what a fan types while they sign in again, for pages that change nothing else of the account. Its code loads beside the form. */
export function KeepLate(props: Pick<ComponentProps<typeof Kept>, "name" | "form">) {
  return (
    <Suspense>
      <Kept {...props} sent={false} />
    </Suspense>
  );
}

type KeepPaymentProps = {
  /** What is paid; unique on its page. */
  readonly what: string;
  readonly choice: PaymentChoice | undefined;
  readonly onChoose: (choice: PaymentChoice) => void;
};

/** The same for the chosen way to pay. */
export function KeepPayment({ what, choice, onChoose }: KeepPaymentProps) {
  const fill = ({ method, keptId }: Readonly<Record<string, unknown>>) => {
    const known = PAYMENT_METHODS.find((one) => one === method);
    if (known) onChoose({ method: known });
    else if (typeof keptId === "string") onChoose({ keptId });
  };
  return <KeepLate name={`payment ${what}`} form={{ values: { ...choice }, fill }} />;
}

import { orderSecretsAtom, portedNumber, useOrderDraft } from "@tribun/checkout-wizard";
import { useText } from "@tribun/i18n";
import { buttonClass, classNames, Container, Skeleton, textLinkClass } from "@tribun/ui-kit";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { createPortal } from "react-dom";
import { RegistrationForm } from "../../../features/registration/registration-form.tsx";
import { useSectionNumber } from "../../../features/registration/use-section.ts";
import type { Registration } from "../../../features/registration/sending/schema.ts";
import { useGuestOnly } from "../../../platform/signed-in/use-guest-only.ts";
import styles from "./register-tariff.module.css";
import { TariffHold, TariffProgress, TariffTicket } from "./tariff-ticket.tsx";
import { loginHref } from "../../../platform/session/return-to.ts";
import { AppLink } from "../../../platform/place/app-link.tsx";
import { EmptyPlace } from "../../../platform/brand/empty-place.tsx";
import { usePlace } from "../../../platform/place/place.tsx";

const APPROVAL = "/order/approval";

/**
 * Registration inside an order, with identity document and keyword, beside the order summary. The cart stays unchanged. The document number
 * must not be stored, so memory passes it to the approval step.
 */
export function RegisterTariff() {
  const t = useText("auth");
  const place = usePlace();
  const { ready, draft, change } = useOrderDraft();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const setSecrets = useSetAtom(orderSecretsAtom);
  const section = useSectionNumber();
  useGuestOnly(APPROVAL);
  // A ported number is at hand, so one SMS code proves both the account's phone and the number.
  const brought = draft.numberType === "port" ? portedNumber(draft) : undefined;

  const onRegistered = ({ documentType, identityNumber, identityValidityDate }: Registration) => {
    setSecrets({ identityNumber, terms: true });
    change((current) => ({ ...current, document: { documentType, identityValidityDate } }));
    place.push(APPROVAL);
  };

  if (ready && draft.tariff === undefined) {
    return (
      <Container width="medium">
        <div className={styles["empty"]}>
          <EmptyPlace
            headingLevel={1}
            title={t("register.noTariff")}
            action={
              <AppLink href="/tarife" className={buttonClass()}>
                {t("register.chooseTariff")}
              </AppLink>
            }
          >
            {t("register.noTariffText")}
          </EmptyPlace>
        </div>
      </Container>
    );
  }
  return (
    <Container width="medium">
      <div className={styles["progress"]}>
        <TariffProgress />
      </div>
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <div className={classNames(styles["head"], section > 1 && styles["later"])}>
            <h1>{t("register.titleOrder")}</h1>
            <AppLink href={loginHref(APPROVAL)} className={textLinkClass({ strong: true })}>
              {t("register.login")}
            </AppLink>
          </div>
          {ready ? (
            <>
              <TariffHold />
              <div>
                <RegistrationForm
                  withLine
                  businessOnly={draft.tariff?.forBusiness === true}
                  broughtPhone={brought}
                  onRegistered={onRegistered}
                  placeAction={(button) => slot && createPortal(button, slot)}
                />
              </div>
            </>
          ) : (
            // Shown until the draft says whether a number is held, because the hold's clock above the form would push the form down.
            <Skeleton height="560px" shape="card" />
          )}
        </div>
        <TariffTicket slot={setSlot} />
      </div>
    </Container>
  );
}

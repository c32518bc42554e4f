import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tribun/api-client";
import type { OrderPayment, Tariff, User } from "@tribun/api-client/contract";
import { germanDay, isBusiness, type PricedOrder } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { useRuleText } from "@tribun/i18n/problem-text";
import { ErrorSummary } from "@tribun/ui-kit";
import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { basketOf } from "../../../shared/basket.ts";
import { orderSecretsAtom, phoneProvenAtom } from "../../../store/secrets.ts";
import { useOrderDraft } from "../../../store/use-order-draft.ts";
import { keptMethodsQuery, useFailureText } from "@tribun/forms";
import { isCompanys } from "../../../machine/obstacle.ts";
import { expireHold } from "../../../draft/order-draft.ts";
import { portedNumber } from "../../../machine/porting.ts";
import { partId } from "../../../summary/use-focus-on-part.ts";
import { useWizard } from "../../../shared/environment.tsx";
import { COUPON_CODES } from "../../../shared/queries.ts";
import { useNow } from "../../../shared/use-now.ts";
import styles from "../approval.module.css";
import { type Boxes, Confirm } from "./confirm.tsx";
import { Costs } from "../costs.tsx";
import { isPhoneProven } from "./identity.ts";
import { OrderFailure } from "./order-failure.tsx";
import { orderInputOf } from "./order-input.ts";
import { PAYMENT_PLACE } from "../payment-block.tsx";
import { personOf } from "../parts/person.ts";
import { PersonBlock } from "./person-block.tsx";
import { APPROVAL_FIELDS, type ApprovalField, missingInApproval } from "./schema.ts";
import { SummaryDocument } from "./summary-document.tsx";
import type { useContractSummary } from "../use-contract-summary.ts";
import { useIdentity } from "./use-identity.ts";
import { useLeaveForNumber } from "../use-leave-for-number.ts";
import { useOpenParts } from "../parts/use-open-parts.ts";
import type { usePayment } from "../use-payment.ts";
import { useSubmit } from "./use-submit.ts";
import { IdentityBlock, PhoneBlock } from "./verification.tsx";

type OrderFormProps = {
  readonly user: User;
  readonly tariff: Tariff;
  readonly bill: PricedOrder | OrderPayment;
  readonly contract: ReturnType<typeof useContractSummary>;
  readonly payment: ReturnType<typeof usePayment>;
  /** The payment methods are visible. The order needs this, because a kept method is charged directly and the fan must have seen it. */
  readonly waysShown: boolean;
  /** Other choices, between the person and the proofs. */
  readonly children: ReactNode;
};

/** The signed-in fan's part of the order: person, proofs, contract summary; and on the stub the costs, the boxes and the order button. */
export function OrderForm({ user, tariff, bill, contract, payment, waysShown, children }: OrderFormProps) {
  const t = useText("order");
  const shell = useText("shell");
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const { api, now, returnUrls } = useWizard();
  const leaveForNumber = useLeaveForNumber();
  const openParts = useOpenParts();
  const queries = useQueryClient();
  const { draft, change } = useOrderDraft();
  const [provenHere, setProvenHere] = useAtom(phoneProvenAtom);
  // Asked once: a fan who registered in this order has agreed there.
  const agreed = useAtomValue(orderSecretsAtom).terms === true;
  const [boxes, setBoxes] = useState<Boxes>({ terms: agreed, earlyStart: false });
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState(false);
  const today = () => germanDay(now());
  const person = personOf(user, draft);
  const identity = useIdentity({ birthday: person.birthday, keywordSet: user.keywordSet }, today);
  const { send, sending, leaving, failure, dismiss } = useSubmit();
  const ported = draft.numberType === "port";
  const phone = (ported && portedNumber(draft)) || user.phoneNumber;
  const phoneProven = isPhoneProven(phone, user, provenHere, useNow(true));

  const facts = { draft, person, user, phoneProven, summaryOpened: contract.opened, boxes, now: now(), today };
  const missing = attempt === 0 ? {} : missingInApproval(facts);
  const errors = APPROVAL_FIELDS.flatMap((fieldId) => {
    const message = ruleText(missing[fieldId]);
    return message === undefined ? [] : [{ fieldId: fieldId === "person" ? partId(fieldId) : fieldId, message }];
  });
  const withoutWays = attempt === 0 || waysShown ? [] : [{ fieldId: PAYMENT_PLACE, message: shell("offline.notLoaded") }];
  const errorOf = (field: ApprovalField) => ruleText(missing[field]);

  const order = () => {
    // Show what has to be read instead of saying that it has not been.
    if (contract.summary && Object.keys(missingInApproval(facts)).join() === "contractSummary") return setReading(true);
    setAttempt((count) => count + 1);
    const proven = identity.take();
    const basket = basketOf(draft, isCompanys(draft.tariff, user));
    if (Object.keys(missingInApproval(facts)).length > 0 || openParts.length > 0 || !waysShown || !proven || !basket || !contract.summary)
      return;
    if (phone === undefined) return;
    const contractSummaryId = contract.summary.id;
    const parts = { draft, basket, user, phone, person, identity: proven, contractSummaryId, payment: payment.input, returnUrls };
    void send(orderInputOf({ ...parts, earlyStart: boxes.earlyStart }));
  };

  // Refusals that are fixed elsewhere: a lost number at its step, an outdated contract summary by a new one.
  const code = failure instanceof ApiError ? failure.code : undefined;
  const couponRefused = code !== undefined && COUPON_CODES.includes(code);
  const couponGone = couponRefused && draft.couponCode === undefined;
  const seen = useRef<unknown>(undefined);
  const { renew } = contract;
  const { blame: blameIdentity } = identity;
  useEffect(() => {
    if (failure === undefined || seen.current === failure) return;
    seen.current = failure;
    const refused = failure instanceof ApiError ? failure.fieldErrors : [];
    if (phone !== undefined && refused.some(({ field }) => field === "phoneVerificationToken")) {
      setProvenHere({ phone, until: new Date(0).toISOString() });
    }
    blameIdentity(refused);
    // Another page has removed the kept payment method.
    if (code === "1037") void queries.invalidateQueries({ queryKey: keptMethodsQuery(api, true).queryKey });
    // Another customer has activated this shop card, so the fan has to check it again where it was typed.
    if (code === "1110") {
      change(({ shopCard, ...rest }) => ({ ...rest, ...(shopCard && { shopCard: { typed: shopCard.typed } }) }));
      leaveForNumber();
    }
    if (code === "1109") {
      renew();
      dismiss();
    }
    // An expired coupon shows the refusal in its own block, where the fan can remove it.
    if (couponRefused) renew();
    // A ported number has no hold to renew; the reason is shown beside the button.
    if (!ported && (code === "1108" || code === "1104" || code === "1105")) {
      change(expireHold);
      leaveForNumber();
    }
  }, [failure, code, couponRefused, ported, renew, dismiss, change, leaveForNumber, phone, setProvenHere, blameIdentity, api, queries]);

  return (
    <>
      <PersonBlock user={user} today={today} error={errorOf("person")} />
      {children}
      <IdentityBlock form={identity.source} asked={identity.asked} keywordSet={user.keywordSet} onEdit={identity.edit} />
      <PhoneBlock key={phone} phone={phone} ported={ported} done={phoneProven} error={errorOf("otpCode")} />
      <SummaryDocument
        tariff={tariff}
        bill={contract.summary?.payment ?? bill}
        open={reading}
        onOpen={setReading}
        pdfUrl={contract.summary?.pdfUrl}
        opened={contract.opened}
        before={contract.before}
        payment={contract.summary?.payment}
        error={contract.error && !contract.couponRefusal ? failureText(contract.error) : undefined}
        lost={contract.lost}
        onReceive={contract.receive}
        onRetry={contract.renew}
      />
      <div className={styles["tear"]} />
      <Costs bill={contract.summary?.payment ?? bill} />
      <div className={styles["stub"]}>
        <ErrorSummary
          title={t("nav.checkTitle")}
          errors={[...(attempt > 0 ? openParts : []), ...withoutWays, ...errors, ...identity.errors]}
          attempt={attempt}
        />
        <OrderFailure error={code === "1109" || couponGone ? undefined : failure} onRetry={order} />
        <Confirm
          tariff={tariff}
          business={isBusiness(user.customerType)}
          bill={contract.summary?.payment ?? bill}
          boxes={boxes}
          onBoxes={setBoxes}
          agreed={agreed}
          termsError={missing.terms}
          summaryOpened={contract.opened}
          sending={sending}
          leaving={leaving}
          onOrder={order}
        />
      </div>
    </>
  );
}

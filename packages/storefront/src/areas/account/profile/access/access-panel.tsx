import type { User } from "@tribun/api-client/contract";
import { useText } from "@tribun/i18n";
import { Panel, Skeleton } from "@tribun/ui-kit";
import shared from "../../shared/edit/account.module.css";
import { EditRow } from "../../shared/edit/edit-row.tsx";
import { EverywhereRow } from "./everywhere-row.tsx";
import { lazyPart } from "../../../../platform/lazy/lazy-part.tsx";
import { WhenNear } from "../../../../shell/when-near.tsx";

/** Loaded lazily, because fans rarely change them. */
const KeywordForm = lazyPart(() => import("./keyword-form.tsx").then((module) => module.KeywordForm));
const PasswordForm = lazyPart(() => import("./password-form.tsx").then((module) => module.PasswordForm));

/** Loaded lazily, because most fans come for the password; it contains the names of browsers and systems. */
const DevicesRow = lazyPart(() => import("./devices-row.tsx").then((module) => module.DevicesRow));

/** Loaded lazily, because most fans have none. */
const PasskeysRow = lazyPart(() => import("./passkeys-row.tsx").then((module) => module.PasskeysRow));

/** Access to the account: password, passkeys, the keyword for the hotline (A1), the devices, and the logout on every device. */
export function AccessPanel({ user }: { readonly user: User }) {
  const t = useText("account");
  return (
    <Panel title={t("access.title")} headingLevel={2}>
      <div className={shared["rows"]}>
        <EditRow label={t("access.password")} value="••••••••">
          {(close) => <PasswordForm username={user.email === "" ? (user.phoneNumber ?? "") : user.email} close={close} />}
        </EditRow>
        <EditRow label={t("access.keyword")} value={t(user.keywordSet ? "access.keywordSet" : "access.keywordNone")}>
          {(close) => <KeywordForm birthday={user.birthday} close={close} />}
        </EditRow>
        <WhenNear place={<Skeleton height="64px" />}>
          <PasskeysRow />
        </WhenNear>
        <WhenNear place={<Skeleton height="160px" />}>
          <DevicesRow />
        </WhenNear>
        <EverywhereRow />
      </div>
    </Panel>
  );
}

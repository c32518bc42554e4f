import { ApiError } from "@tribun/api-client";
import { FormFailure, later, useForm } from "@tribun/forms";
import { isJerseyNumber, JERSEY_NAME_MAX, jerseyLetters } from "@tribun/domain";
import { useText } from "@tribun/i18n";
import { Button, Chips, Container, ErrorSummary, FieldRow, Notice, TextField } from "@tribun/ui-kit";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../../platform/app/save-file.ts";
import { useBrand } from "../../../platform/brand/use-brand.tsx";
import { ForwardLink } from "../../../shell/forward-link.tsx";
import { OwnPicture } from "./own-picture.tsx";
import styles from "./own.module.css";
import { paint } from "./paint.ts";
import { canPassOn, passOn } from "./pass-on.ts";
import { type Size, type SizeName, SIZES, sizeOfScreen } from "./sizes.ts";

const STYLES = ["striped", "navy", "white"] as const;
const NAMES: readonly SizeName[] = ["here", "phone", "tablet", "desktop", "watch"];
/** The rules are fetched when the fan focuses or points at the form, so that the form renders without them. */
const rules = later(() => import("./rules.ts"));
const fetchRules = () => void rules.load().catch(() => undefined);

/** `/fan/own-wallpaper`: a wallpaper with the fan's own name and number, created in the browser and never sent. */
export function OwnWallpaper() {
  const t = useText("fan");
  return (
    <>
      <Container>
        <header className={styles["head"]}>
          <p>
            <ForwardLink href="/fan/wallpapers" text={t("wallpapers.all")} />
          </p>
          <h1 tabIndex={-1}>{t("own.title")}</h1>
          <p className={styles["lead"]}>{t("own.lead")}</p>
        </header>
        <Maker />
      </Container>
    </>
  );
}

function Maker() {
  const t = useText("fan");
  const common = useText("common");
  const { name: club } = useBrand();
  const picture = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<(typeof STYLES)[number]>("striped");
  const [sizeName, setSizeName] = useState<SizeName>("phone");
  const [saved, setSaved] = useState(false);
  const sharing = useRef(false);
  const [hasSheet, setHasSheet] = useState(false);
  // Only the browser knows the share sheet and the pointer. The prerendered page has no share button and the default phone size.
  useEffect(() => {
    setHasSheet(canPassOn());
    if (matchMedia("(pointer: coarse)").matches) setSizeName("here");
  }, []);
  const form = useForm({
    schema: rules,
    initial: { name: "", number: "" },
    onSubmit: async ({ name, number }) => {
      setSaved(false);
      if (!picture.current) return;
      const title = `${[club, jerseyLetters(name.trim()), number.trim()].filter(Boolean).join(" ")}.png`;
      const file = await paint({ picture: picture.current, ...sizeOf(sizeName) });
      if (sharing.current && (await passOn(file, title))) return;
      saveFile(file, title);
      setSaved(true);
    },
  });
  const name = jerseyLetters(form.values.name.trim()).slice(0, JERSEY_NAME_MAX);
  const number = isJerseyNumber(form.values.number) ? form.values.number.trim() : "";
  const { width, height } = sizeOf(sizeName);
  return (
    <div className={styles["columns"]}>
      <div className={styles["frame"]}>
        <OwnPicture
          {...{ width, height, style, name, number }}
          ref={picture}
          label={name || number ? t("own.picture", { name, number }) : t("own.pictureEmpty")}
        />
      </div>
      <form
        method="post"
        noValidate
        className={styles["form"]}
        aria-label={t("own.title")}
        onFocus={fetchRules}
        onPointerEnter={fetchRules}
        onSubmit={form.submit}
      >
        <noscript>
          <p>{t("own.unscripted")}</p>
        </noscript>
        <ErrorSummary attempt={form.attempts} title={common("errorSummary", { count: form.summary.length })} errors={form.summary} />
        <FieldRow>
          <TextField {...form.text("name")} label={t("own.name")} hint={t("own.nameHint")} lang="tr" autoComplete="off" />
          <TextField {...form.text("number")} label={t("own.number")} hint={t("own.numberHint")} inputMode="numeric" autoComplete="off" />
        </FieldRow>
        <Chips
          legend={t("own.style")}
          legendShown
          value={style}
          onChange={setStyle}
          options={STYLES.map((value) => ({ value, label: t(`own.styles.${value}`) }))}
        />
        <Chips
          legend={t("wallpapers.sizes")}
          legendShown
          value={sizeName}
          onChange={setSizeName}
          options={NAMES.map((value) => ({ value, label: value === "here" ? t("own.here") : t(`wallpapers.device.${value}`) }))}
        />
        <p>{t("wallpapers.pixels", { width, height })}</p>
        <div className={styles["actions"]}>
          <Button type="submit" busy={form.busy} busyLabel={t("own.making")} onClick={() => (sharing.current = false)}>
            {t("own.save")}
          </Button>
          {hasSheet && (
            <Button type="submit" variant="quiet" aria-disabled={form.busy || undefined} onClick={() => (sharing.current = true)}>
              {t("own.share")}
            </Button>
          )}
        </div>
        {form.failure instanceof ApiError ? (
          <FormFailure error={form.failure} />
        ) : (
          form.failure !== undefined && (
            <Notice tone="bad" announce>
              {t("own.failed")}
            </Notice>
          )
        )}
        {saved && (
          <Notice tone="ok" announce>
            {t("own.saved")}
          </Notice>
        )}
        <p>{t("own.private")}</p>
      </form>
    </div>
  );
}

function sizeOf(name: SizeName): Size {
  return name === "here" ? sizeOfScreen(screen, devicePixelRatio) : SIZES[name];
}

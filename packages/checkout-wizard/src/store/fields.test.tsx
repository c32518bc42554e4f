import { sweepsWhole } from "@tribun/vitest-config/sweep";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MEMBERS } from "../draft/edit-parts.ts";
import type { OrderDraft } from "../draft/order-draft.ts";
import { provenUser, withTariff } from "../testing/samples.ts";
import { kept, SCENES } from "../testing/scenes.ts";
import { stageFor } from "../testing/stage.tsx";
import { draftSchema } from "./schema/schema.ts";
import { DRAFT_STORAGE_KEY } from "./draft-atom.ts";

/** The paths of all values in a draft, such as `person.delivery.city`; a list counts as one value. */
type PathsOf<T> = T extends string | number | boolean | readonly unknown[]
  ? ""
  : {
      [K in keyof T & string]-?: PathsOf<NonNullable<T[K]>> extends infer Rest extends string
        ? Rest extends ""
          ? K
          : `${K}.${Rest}`
        : never;
    }[keyof T & string];
type Field = PathsOf<Omit<OrderDraft, "edits">>;

/**
 * The scene in which a fan fills each field of the draft. A field without a row is a type error; a field that the schema forgets is not
 * stored and fails here.
 */
const FIELDS: Readonly<Record<Field, string>> = {
  ...{ "tariff.id": "tariff", "tariff.slug": "tariff", "tariff.hasFormOption": "tariff", "tariff.requiresChild": "tariff" },
  ...{ "tariff.requiresMainLine": "tariff", "tariff.forBusiness": "tariff" },
  ...{ numberType: "port", simType: "port", "portingOptions.msisdn": "port", "portingOptions.donatingProvider.id": "port" },
  ...{ "portingOptions.donatingProvider.name": "port", "portingOptions.mnpType": "port", "portingOptions.contractEnd": "port" },
  ...{ "portingOptions.donorCustomerNumber": "port" },
  ...{ "number.registryId": "number", "number.msisdn": "number", "number.feeCents": "number", "number.reservationId": "number" },
  ...{ "number.expiresAt": "number", "number.extended": "number", "shopCard.typed": "number", "shopCard.checked": "number" },
  ...{ "shopCard.aside": "number", childBirthday: "number", mainLineId: "number", "search.list": "number", "search.meaning": "number" },
  ...{ "search.digits": "number", "search.block": "number" },
  ...{ "jersey.wanted": "jersey", "jersey.planId": "jersey", "jersey.size": "jersey", "jersey.model": "jersey", "jersey.style": "jersey" },
  ...{ "jersey.junior": "jersey", "jersey.name": "jersey", "jersey.number": "jersey" },
  ...{ "jersey.before.planId": "no jersey", "jersey.before.size": "no jersey", "jersey.before.model": "no jersey" },
  ...{ "jersey.before.style": "no jersey", "jersey.before.junior": "no jersey", "jersey.before.name": "no jersey" },
  ...{ "jersey.before.number": "no jersey" },
  ...{ "document.documentType": "approval", "document.identityValidityDate": "approval", couponTyped: "approval" },
  "payment.method": "approval",
  ...{ couponCode: "order", "payment.keptId": "order", "openOrder.orderId": "order", "openOrder.checkoutId": "order" },
  ...{ "person.salutation": "person", "person.firstName": "person", "person.lastName": "person", "person.birthday": "person" },
  ...{ "person.street": "person", "person.houseNumber": "person", "person.postalCode": "person", "person.city": "person" },
  ...{ "person.delivery.street": "person", "person.delivery.houseNumber": "person", "person.delivery.postalCode": "person" },
  ...{ "person.delivery.city": "person", fromTicket: "from the ticket" },
};

const fieldsOf = (value: unknown, at = ""): readonly string[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, at === "" ? name : `${at}.${name}`))
    : [at];

/** The page's inputs by names that are equal in all languages, without generated ids; excludes the values that no browser may store. */
const SECRET = /^(?:identityNumber|keyword)$/;
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>("input")]
    .filter(({ type, checked, name }) => (type !== "radio" || checked) && !SECRET.test(name))
    .map(({ name, id, type, checked, value }) => `${(name || id).replace(/^_r_.*/, "")}=${type === "checkbox" ? checked : value}`);

/** The fields of a schema, each by its path. */
function pathsOf(schema: object, at: readonly string[] = []): readonly string[] {
  if ("wrapped" in schema && typeof schema.wrapped === "object" && schema.wrapped) return pathsOf(schema.wrapped, at);
  if ("options" in schema && Array.isArray(schema.options) && typeof schema.options[0] === "object")
    return schema.options.flatMap((option: object) => pathsOf(option, at));
  if (!("entries" in schema) || typeof schema.entries !== "object" || !schema.entries) return [at.join(".")];
  return Object.entries(schema.entries).flatMap(([name, entry]: [string, object]) => pathsOf(entry, [...at, name]));
}

test("every field that the storage takes has its row, and what is open on the ticket may be any of them", () => {
  const { edits, ...entries } = draftSchema.entries;
  expect([...new Set(pathsOf({ entries }))].toSorted()).toEqual(Object.keys(FIELDS).toSorted());
  for (const [part, members] of Object.entries(MEMBERS)) {
    const within = Object.keys(FIELDS).filter((path) => members.some((member) => path.split(".")[0] === member));
    expect(pathsOf(edits)).toEqual(expect.arrayContaining(within.map((path) => `${part}.${path}`)));
  }
});

/** The sample: the step with the most fields, and the form in the order summary. */
const SAMPLE = ["number", "person"];

test.each(Object.entries(SCENES).filter(([name]) => sweepsWhole() || SAMPLE.includes(name)))(
  "%s: each field outlasts the other language, a session that ends, a login and a reload",
  async (...given) => {
    const [name, { act, ...options }] = given;
    await page.viewport(1280, 900);
    const first = await stageFor({ user: provenUser(), draft: withTariff(), ...options });
    const { unmount } = await render(first.element);
    await act();
    const own = Object.entries(FIELDS).flatMap(([path, scene]) => (scene === name ? [path] : []));
    await expect.poll(() => fieldsOf(kept())).toEqual(expect.arrayContaining(own));
    const before = { draft: kept(), shown: shown() };
    const now = () => ({ draft: kept(), shown: shown() });

    await first.i18n.change("tr");
    await expect.poll(now).toEqual(before);
    first.signIn(undefined);
    await expect.poll(kept).toEqual(before.draft);
    first.signIn(options.user ?? provenUser());
    await expect.poll(now).toEqual(before);

    const stored = localStorage.getItem(DRAFT_STORAGE_KEY) ?? "";
    await unmount();
    const { draft: _, ...again } = { user: provenUser(), ...options };
    const second = await stageFor({ ...again, ...(name === "from the ticket" && { step: "number" }) }, "tr");
    localStorage.setItem(DRAFT_STORAGE_KEY, stored);
    await render(second.element);
    // A key loads the parts below the screen.
    const afterKey = async () => {
      await userEvent.keyboard("{Shift}");
      return now();
    };
    await expect.poll(afterKey).toEqual(before);
  },
);

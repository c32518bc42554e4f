import * as v from "valibot";
import { expect, test } from "vitest";
import type { Call } from "./call.ts";
import { contract } from "./index.ts";

/** One value for each field that the fan types and a machine reads, by its name in the contract. */
const SAMPLES: Readonly<Record<string, string>> = {
  ...{ phone: "+49 171 3920033", phoneNumber: "0171 3920033", msisdn: "0171 3920033", identifier: "isil@example.com" },
  ...{ email: "isil@example.com", emailConfirmation: "isil@example.com", query: "isil" },
  ...{ iban: "DE89 3704 0044 0532 0130 00", postalCode: "10115", deliveryPostalCode: "10115", plz: "10115" },
  ...{ taxNumber: "21/815/08150", vatId: "DE136695976", identityNumber: "L01X00T47" },
  ...{ iccid: "8949990000000000019", simIccid: "8949990000000000019", eid: "89049032000000000000000000000024", tac: "99000001" },
  ...{
    couponCode: "DERBI2GB",
    invitationCode: "DENIZ1",
    campaignCode: "DERBI",
    contract: "A-12 34",
    donorCustomerNumber: "K-1234",
    digits: "19",
  },
};
/** `code` is a coupon of the catalogue here and a six-digit SMS code elsewhere. */
const CODES: Readonly<Record<string, string>> = { getCoupon: "DERBI2GB" };
const OTP = "123456";

type Field = { readonly call: Call; readonly name: string; readonly rule: v.GenericSchema };

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";

const isText = (rule: v.GenericSchema) => rule.type === "string";

/** Every field of a call's input, at any depth. */
function fieldsOf(call: Call, schema: unknown, name = ""): readonly Field[] {
  if (!isSchema(schema)) return [];
  if ("wrapped" in schema) return fieldsOf(call, schema.wrapped, name);
  if ("entries" in schema) return Object.entries(Object(schema.entries)).flatMap(([key, entry]) => fieldsOf(call, entry, key));
  if ("options" in schema && Array.isArray(schema.options)) return schema.options.flatMap((option) => fieldsOf(call, option, name));
  return [{ call, name, rule: schema }];
}

const FIELDS = Object.values<Call>(contract)
  .flatMap((call) => [call.body, call.query, call.params].flatMap((part) => fieldsOf(call, part)))
  .filter(({ rule }) => isText(rule));
const READ = FIELDS.flatMap((field) => {
  const sample = field.name === "code" ? (CODES[field.call.id] ?? OTP) : SAMPLES[field.name];
  return sample === undefined ? [] : [{ ...field, id: `${field.call.id}.${field.name}`, sample }];
});

/** The text with the invisible characters that a copy from a chat, a contact or a table contains. */
const hidden = (text: string) => `\u202a\u00a0${text.slice(0, 2)}\u200b${text.slice(2)}\u00ad\ufe0f\u202c\ufeff`;

test.each(READ)("$id is read without what nobody sees", ({ rule, sample }) => {
  const plain = v.safeParse(rule, sample);
  expect(plain.issues).toBeUndefined();
  expect(v.safeParse(rule, hidden(sample)).output).toEqual(plain.output);
});

test("all of the names are in use", () => {
  const names = new Set(READ.map(({ name }) => name));
  expect(Object.keys(SAMPLES).filter((name) => !names.has(name))).toEqual([]);
});

test("a new field that sounds like one of them is one of them", () => {
  const sounds =
    /(?:phone(?!.*Token)|msisdn|iban|\bbic|postal|plz|email|iccid|\beid|imei|tax|\bvat|coupon|customerNumber|identityNumber|code)/i;
  const left = FIELDS.filter(({ call, name }) => call.auth !== "internal" && sounds.test(name))
    .filter(({ call, name }) => !READ.some((field) => field.call === call && field.name === name))
    .map(({ call, name }) => `${call.id}.${name}`);
  expect(left).toEqual([]);
});

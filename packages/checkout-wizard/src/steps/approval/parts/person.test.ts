import * as v from "valibot";
import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "../../../draft/order-draft.ts";
import { user } from "../../../testing/samples.ts";
import { personOf, personValues } from "./person.ts";
import { brokenInPerson, personSchema } from "../order-form/schema.ts";

const today = () => "2026-11-03";
const person = personOf(user, EMPTY_DRAFT);
const broken = (changes: object, otherDelivery = false) =>
  v.safeParse(personSchema(today, user, otherDelivery), { ...personValues(person), ...changes }).issues?.map(({ message }) => message);

test("the account's person may order as they are, with an address of their own", () => {
  expect(broken({})).toBeUndefined();
  expect(broken({ firstName: "DENİZ", lastName: "Yilmaz", street: "Sonnenallee" })).toBeUndefined();
  expect(brokenInPerson(person, user, today)).toBeUndefined();
});

test.each([false, true])("another name or birthday is told beside its field; with another delivery address: %s", (otherDelivery) => {
  const delivery = { deliveryStreet: "Am Stadion", deliveryHouseNumber: "7", deliveryPostalCode: "12345", deliveryCity: "Berlin" };
  expect(broken({ ...delivery, firstName: "Ayşe", birthday: "1991-05-19" }, otherDelivery)).toEqual([
    "firstName.notAccount",
    "birthday.notAccount",
  ]);
});

test("what somebody else's draft kept of its person is refused before it is sent", () => {
  expect(brokenInPerson({ ...person, lastName: "Kaya" }, user, today)).toBe("lastName.notAccount");
});

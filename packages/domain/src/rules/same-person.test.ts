import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameName, isWrittenName, otherThanAccount } from "./same-person.ts";

const elif = { firstName: "Elif", lastName: "Şahin", birthday: "1995-04-12" };
const named = (firstName: string, lastName: string) => ({ firstName, lastName, birthday: "1990-01-01" });

describe("one person's name", () => {
  it.each([
    [named("Işıl", "İnci"), named("IŞIL", "İNCİ")],
    [named("Işıl", "İnci"), named("Isil", "inci")],
    [named("Inge", "Maier"), named("INGE", "MAİER")],
    [named("Jürgen", "Özdemir"), named("Juergen", "Oezdemir")],
    [named("Jürgen", "Özdemir"), named("JURGEN", "OEZDEMIR")],
    [named("Anna Maria", "Weiß"), named("Anna", "Maria-Weiss")],
    [named(" Çağla ", "Işık"), named("Çağla".normalize("NFD"), "Işık")],
    [named("Ольга", "Иванова"), named("ОЛЬГА", "ИВАНОВА")],
  ])("is %j as well as %j", (one, other) => {
    expect(isSameName(one, other)).toBe(true);
    expect(otherThanAccount(one, other)).toEqual([]);
  });

  it.each([
    [{ ...elif, firstName: "Ayşe" }, ["firstName"]],
    [{ ...elif, lastName: "Şahiner" }, ["lastName"]],
    [{ ...elif, firstName: "Eli" }, ["firstName"]],
    [{ ...elif, firstName: "Ольга", lastName: "Иванова" }, ["firstName", "lastName"]],
    [{ ...elif, birthday: "1995-04-13" }, ["birthday"]],
    [{ firstName: "Can", lastName: "Kaya", birthday: "2010-01-01" }, ["firstName", "lastName", "birthday"]],
  ])("is not %j: %j differ", (other, fields) => expect(otherThanAccount(other, elif)).toEqual(fields));

  it("is found again however a keyboard or a form wrote it", () => {
    const name = fc.stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşüÄäßé][A-Za-zçğıöşüäßé -]{0,15}$/);
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const person = named(firstName, lastName);
        for (const written of [
          named(firstName.toLocaleUpperCase("tr"), lastName.toLocaleUpperCase("de")),
          named(firstName.normalize("NFD"), ` ${lastName} `),
        ])
          expect(otherThanAccount(written, person)).toEqual([]);
      }),
    );
  });
});

describe("a name in one field", () => {
  const is = (written: string, person: { firstName: string; lastName: string }, companyName: string | null = null) =>
    isWrittenName(written, { ...person, companyName });
  const mueller = named("Anna-Maria", "Müller-Schmidt");
  const heide = named("Jürgen", "von der Heide");
  it.each([
    ["Elif Şahin", elif],
    ["şahin, elif", elif],
    ["ELİF SAHIN", elif],
    ["Frau Elif Nur Şahin", elif],
    ["ElifŞahin", elif],
    ["Anna Müller", mueller],
    ["Schmidt, Anna Maria Mueller", mueller],
    ["Jurgen vonderHeide", heide],
    ["Heide Juergen", heide],
    ["Can Öz", named("Can", "Öz")],
    ["Ali Ali", named("Ali", "Ali")],
  ])("%s is %j", (written, person) => expect(is(written, person)).toBe(true));

  it.each([
    ["Elif", elif],
    ["Şahin", elif],
    ["Elif Yılmaz", elif],
    ["Mehmet Şahin", elif],
    ["Elif Şahiner", elif],
    ["Jürgen von Berg", heide],
    ["Ali", named("Ali", "Ali")],
    ["", elif],
    [" - ", elif],
    ["...", named("", "")],
  ])("%s is not %j", (written, person) => expect(is(written, person)).toBe(false));

  it("may be the company's", () => {
    for (const written of ["Ulus GmbH", "ULUS GMBH, Einkauf", "Elif Şahin"]) expect(is(written, elif, "Ulus GmbH")).toBe(true);
    for (const written of ["Ulus", "", "Mehmet Kaya"]) expect(is(written, elif, "Ulus GmbH")).toBe(false);
    expect(is("Mehmet Kaya", elif, "-")).toBe(false);
  });

  it("is the person's in either order, however it is spelt", () => {
    const name = fc.stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşüÄäßé][A-Za-zçğıöşüäßé -]{0,15}$/);
    fc.assert(
      fc.property(name, name, (firstName, lastName) => {
        const person = named(firstName, lastName);
        for (const written of [`${firstName} ${lastName}`, `${lastName}, ${firstName}`.toLocaleUpperCase("tr")])
          expect(is(written, person)).toBe(true);
      }),
    );
  });
});

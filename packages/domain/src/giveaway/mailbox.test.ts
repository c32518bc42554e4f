import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

const name = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);
const tag = fc.stringMatching(/^[a-z0-9.+]{0,9}$/);

test("what stands behind a plus, capitals and blanks lead to the same mailbox, which is its own", () => {
  fc.assert(
    fc.property(name, tag, (local, extra) => {
      const box = mailboxOf(`${local}@example.com`);
      expect(box).toBe(`${local}@example.com`);
      expect(mailboxOf(` ${local.toUpperCase()}+${extra}@Example.com`)).toBe(box);
      expect(mailboxOf(box)).toBe(box);
    }),
  );
});

test("dots count everywhere but at Google, whose two names are one", () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(mailboxOf(`${a}.${b}@googlemail.com`)).toBe(`${a}${b}@gmail.com`);
      expect(mailboxOf(`${a}.${b}@example.com`)).toBe(`${a}.${b}@example.com`);
    }),
  );
});

test("an address that begins with a plus keeps it: nothing would be left", () => {
  expect(mailboxOf("+a@example.com")).toBe("+a@example.com");
});

import { clubIds } from "@tribun/brand-contract/folder";
import { expect, test } from "vitest";
import { clubFolders, readClub } from "./clubs.ts";

test("the wireframe comes first, and every folder under brands/ follows", async () => {
  const ids = (await Promise.all(clubFolders().map(readClub))).map((club) => club.brand.id);
  expect(ids[0]).toBe("wireframe");
  expect(ids.slice(1)).toEqual(clubIds());
});

test("a club that is asked for stands alone, so that no other club changes what its stories show", () => {
  const [, first = "", second = ""] = clubFolders();
  expect(clubFolders(second.split("/").at(-2))).toEqual([second]);
  expect(first).not.toBe(second);
});

test("a club's variables hold everything that components read", async () => {
  const [wireframe] = await Promise.all(clubFolders().map(readClub));
  for (const name of ["--color-action", "--color-on-club-a", "--color-board-lit", "--color-club-b", "--radius-m"]) {
    expect(wireframe?.css).toContain(`${name}:`);
  }
});

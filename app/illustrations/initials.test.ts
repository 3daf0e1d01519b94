import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { initialsAvatar, initialsOf } from "./initials.ts";

test.each([
  ["Ann Brandt", "AB"],
  ["First Paddock Editorial Team", "FT"],
  ["Dr. Élodie Fournier", "EF"],
  ["Mary-Jo", "MJ"],
  ["Cher", "C"],
  ["o'Neill", "O"],
  ["山田", ""],
  ["  ", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("an avatar is small, square and always the same for a name", () => {
  const avatar = initialsAvatar("Ann Brandt");
  expect(avatar).toBe(initialsAvatar("Ann Brandt"));
  expect(avatar).not.toBe(initialsAvatar("Abe Brown"));
  expect(avatar).toContain('viewBox="0 0 240 240"');
  expect(avatar).not.toMatch(/NaN|undefined|\sstyle=/);
  expect(gzipSync(avatar).length).toBeLessThan(2000);
});

test("a name in another script gets a tuft of grass", () => {
  expect(initialsAvatar("山田")).not.toContain("evenodd");
});

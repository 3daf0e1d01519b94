// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { AuditList } from "./audit-list.tsx";
import { serverAnswer } from "#app/desk/testing/server-answer.ts";

const PAGE_SIZE = 200;
const entry = (number: number) => ({
  id: String(number),
  at: number,
  who: "Ana",
  action: "post-saved",
  subject: "",
  detail: `Entry ${number}`,
});
/** At most `count` entries up to number `last`, newest first. */
const entriesTo = (last: number, count = PAGE_SIZE) =>
  Array.from({ length: Math.min(count, last) }, (_, at) => entry(last - at));

test("older entries load until there are none, and entries added meanwhile push none out of the list", async () => {
  const { screen, show } = emptyScreen();
  const rows = () => screen.querySelectorAll("li").length;
  const more = () => screen.querySelector("button");
  vi.stubGlobal("fetch", async (address: string) => {
    const before = Number(new URL(address, "http://localhost").searchParams.get("before"));
    return serverAnswer({ entries: entriesTo(before - 1) });
  });
  await show(<AuditList first={entriesTo(450)} people={[]} />);
  await act(async () => more()?.click());
  expect(rows()).toBe(400);
  await show(<AuditList first={entriesTo(451)} people={[]} />);
  expect(rows()).toBe(401);
  await act(async () => more()?.click());
  expect(rows()).toBe(451);
  expect(more()).toBeNull();
});

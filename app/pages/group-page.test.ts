import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_GROUPS } from "../content-model/page-groups.ts";
import { PAGE_KINDS } from "../content-model/pages.ts";
import { componentOf } from "./group-page.ts";

const kinds = PAGE_KINDS.filter((kind) => (kind.split("/")[0] ?? "") in PAGE_GROUPS);

test.each(kinds)("%s has its component", (kind) => {
  expect(componentOf(kind)).toBeTypeOf("function");
});

test("a page without a component is named, and the file that it wants", () => {
  expect(() => componentOf("legal/privacy")).toThrow(
    "The page legal/privacy has no component: write app/features/legal/pages/privacy.tsx",
  );
});

test("every component has its page's row and its text", () => {
  const named = (folder: string, pattern: string, ending: string) =>
    globSync(pattern, { cwd: folder }).map((file) =>
      file.replace("/pages/", "/").replace(ending, ""),
    );
  const groups = `{${Object.keys(PAGE_GROUPS).join(",")}}`;
  const wanted = kinds.toSorted();
  expect(named("app/features", "*/pages/*.tsx", ".tsx").toSorted()).toEqual(wanted);
  expect(named("content/pages", `${groups}/*.yaml`, ".yaml").toSorted()).toEqual(wanted);
});

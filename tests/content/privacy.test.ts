import { expect, test } from "vitest";
import { STORAGE_KEY } from "#app/enhance/page-contract.ts";
import { DESK_DATABASE } from "#app/desk/editor/autosave/device-drafts.ts";
import { RANCH_DATABASE } from "#app/features/tools/store/storage.ts";
import { COPY_CACHE, READ_CACHE } from "#app/offline/names.ts";
import { pageText } from "./texts.ts";

test("the privacy page names everything that stays in the browser", () => {
  const text = pageText("privacy");
  const caches = [COPY_CACHE, READ_CACHE].map((name) => name.replace(/-$/, ""));
  const missing = [
    "user",
    DESK_DATABASE,
    RANCH_DATABASE,
    ...Object.values(STORAGE_KEY),
    ...caches,
  ].filter((name) => !text.includes(`"${name}"`));
  expect(missing).toEqual([]);
});

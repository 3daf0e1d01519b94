// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { emptyScreen } from "#tests/support/screen.ts";
import { PictureDetails } from "./picture-details.tsx";
import type { LibraryPicture } from "./use-library.ts";

const PICTURE: LibraryPicture = {
  id: "cows",
  name: "cows.jpg",
  address: "/media/cows.webp",
  alt: "Cows at a tank",
  decorative: false,
  focusX: 0.5,
  focusY: 0.5,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  focusInCrop: { x: 50, y: 50 },
  credit: "",
  width: 1200,
  height: 800,
  createdAt: 0,
  whole: "/media/cows.webp",
  small: "/media/cows.webp",
  uses: [],
};

test("a picture that becomes decoration keeps its alternative text", async () => {
  const { screen, show } = emptyScreen();
  const ask = vi.fn(async (_: URL | RequestInfo, __?: RequestInit) =>
    Response.json({ ...PICTURE, decorative: true }),
  );
  vi.stubGlobal("fetch", ask);
  const unsaved = {
    touch: () => {},
    isTouched: () => false,
    before: () => {},
    answer: undefined,
    reset: () => {},
  };
  await show(
    <PictureDetails
      picture={PICTURE}
      saveLabel="Save"
      unsaved={unsaved}
      onSaved={() => {}}
      onKept={() => {}}
    />,
  );
  await act(async () => screen.querySelector<HTMLElement>("input[type=checkbox]")?.click());
  await act(async () => screen.querySelector<HTMLElement>("button[type=submit]")?.click());
  expect(ask.mock.calls.map(([, init]) => init?.body)).toEqual(['{"decorative":true}']);
});

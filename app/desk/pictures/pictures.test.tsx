// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { PictureDetails } from "./picture-details.tsx";
import { type LibraryPicture, useLibrary } from "./use-library.ts";
import { serverAnswer } from "#app/desk/testing/server-answer.ts";

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
  whole: "/media/cows.webp",
  small: "/media/cows.webp",
  uses: [],
  mayChange: true,
};

const details = (picture: LibraryPicture, onSaved = () => {}) => (
  <PictureDetails
    picture={picture}
    saveLabel="Save"
    unsaved={{
      touch: () => {},
      isTouched: () => false,
      before: () => {},
      answer: undefined,
      reset: () => {},
    }}
    onSaved={onSaved}
    onKept={() => {}}
  />
);

test("a contributor can use somebody else's picture, but not edit its details", async () => {
  const { screen, show } = emptyScreen();
  const onSaved = vi.fn();
  await show(details({ ...PICTURE, mayChange: false }, onSaved));
  expect(screen.querySelector("input, textarea")).toBeNull();
  expect(screen.textContent).toContain("Cows at a tank");
  await act(async () => screen.querySelector("button")?.click());
  expect(onSaved).toHaveBeenCalled();
});

test("a refusal of a value that has no field is shown above the form", async () => {
  const { screen, show } = emptyScreen();
  const fields = { focusX: "Choose a point in the picture" };
  const refusal = { error: { code: "invalid", fields } };
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 422 }));
  await show(details(PICTURE));
  await act(async () => screen.querySelector<HTMLElement>("button[type=submit]")?.click());
  expect(screen.querySelector("[role=alert]")?.textContent).toBe(fields.focusX);
});

test("a picture that becomes decoration keeps its alternative text", async () => {
  const { screen, show } = emptyScreen();
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (...[, init]: Parameters<typeof fetch>) => {
    sent.push(init?.body);
    return serverAnswer({ ...PICTURE, decorative: true });
  });
  await show(details(PICTURE));
  await act(async () => screen.querySelector<HTMLElement>("input[type=checkbox]")?.click());
  await act(async () => screen.querySelector<HTMLElement>("button[type=submit]")?.click());
  expect(sent).toEqual(['{"decorative":true}']);
});

test("a picture uploaded while the trash is open is not shown in it", async () => {
  const { screen, show } = emptyScreen();
  vi.stubGlobal("fetch", async () => serverAnswer({ images: [], found: 0 }));
  function Shown() {
    const { page, put, setFilter } = useLibrary();
    return (
      <>
        <p>{page.found}</p>
        <button type="button" onClick={() => put(PICTURE)}>
          Upload
        </button>
        <button type="button" onClick={() => setFilter({ q: "", show: "trash" })}>
          Trash
        </button>
      </>
    );
  }
  await show(<Shown />);
  const press = (at: number) =>
    act(async () => {
      screen.querySelectorAll("button")[at]?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
    });
  await press(1);
  await press(0);
  expect(screen.querySelector("p")?.textContent).toBe("0");
});

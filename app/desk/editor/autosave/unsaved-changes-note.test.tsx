// @vitest-environment jsdom
import { act, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { emptyScreen } from "#app/ui/testing/screen.ts";
import { EMPTY_FORM } from "../form/form-values.ts";
import { UnsavedChangesNote } from "./unsaved-changes-note.tsx";

const OFFERS = ["barn", "kitchen", "truck"].map((tab, index) => ({
  postId: "post",
  tab,
  baseVersion: 1,
  fields: { content: tab },
  savedAt: index,
}));

function Offers({ onDiscard }: { readonly onDiscard: (tab: string) => void }) {
  const [[changes, ...others], setOffers] = useState(OFFERS);
  if (!changes) return null;
  return (
    <UnsavedChangesNote
      changes={changes}
      saved={EMPTY_FORM}
      onContinue={() => {}}
      onDiscard={() => {
        onDiscard(changes.tab);
        setOffers(others);
      }}
    />
  );
}

test("a double press of Discard does not discard the changes that are offered next", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { screen, show } = emptyScreen();
  const discarded: string[] = [];
  await show(<Offers onDiscard={(tab) => discarded.push(tab)} />);
  const press = () => act(async () => [...screen.querySelectorAll("button")].at(-1)?.click());
  const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  await wait(2000);
  await press();
  await wait(400);
  await press();
  expect(discarded).toEqual(["barn"]);
  await wait(2000);
  await press();
  expect(discarded).toEqual(["barn", "kitchen"]);
});

// @vitest-environment jsdom
import { type ComponentType, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { lazyPart } from "./lazy-part.tsx";

test("a part that loads between its first rendering and that rendering's effects is shown", async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const Part = lazyPart(() => promise);
  const fetched = Part.load();
  function Beside() {
    useLayoutEffect(() => resolve(() => <p>It has come</p>), []);
    return null;
  }
  const root = document.createElement("div");
  createRoot(root).render(
    <>
      <Part />
      <Beside />
    </>,
  );
  await fetched;
  await vi.waitFor(() => expect(root.textContent).toBe("It has come"));
});

import { type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { attribute, selector } from "../enhance/page-contract.ts";
import { doneEarly, type Press } from "./done-early.ts";
import { ISLANDS } from "./registry.ts";
import { Slot } from "./slot.tsx";

/**
 * Takes over one island of the document. Resolves once its effects have run, with what does again what a reader
 * did before.
 */
export async function hydrateIsland(
  island: HTMLElement,
  presses: readonly Press[],
): Promise<() => Promise<void>> {
  const name = island.getAttribute(attribute("island")) ?? "";
  const load = ISLANDS[name];
  if (!load) throw new Error(`There is no island called "${name}"`);
  const { default: Component } = await load();
  const props: object = JSON.parse(island.getAttribute(attribute("props")) ?? "{}");
  const doAgain = doneEarly(island, presses);
  const slot = island.querySelector(selector("slot")) ? <Slot /> : null;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      island,
      <StrictMode>
        <WithEffect onEffect={resolve}>
          <Component {...props}>{slot}</Component>
        </WithEffect>
      </StrictMode>,
      {
        onRecoverableError(error) {
          console.error(`The island "${name}" does not hydrate`, error);
        },
      },
    );
  });
  return doAgain;
}

function WithEffect({
  onEffect,
  children,
}: {
  readonly onEffect: () => void;
  readonly children: ReactNode;
}) {
  useEffect(onEffect, [onEffect]);
  return children;
}

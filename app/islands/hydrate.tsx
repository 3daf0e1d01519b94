import { type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { attribute, selector } from "../enhance/page-contract.ts";
import { ISLANDS } from "./registry.ts";
import { Slot } from "./slot.tsx";
import { typeAgain, typedEarly } from "./typed-early.ts";

/** Takes over one island of the document. Resolves once its effects have run. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.getAttribute(attribute("island")) ?? "";
  const load = ISLANDS[name];
  if (!load) throw new Error(`There is no island called "${name}"`);
  const { default: Component } = await load();
  const props: object = JSON.parse(island.getAttribute(attribute("props")) ?? "{}");
  const early = typedEarly(island);
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
  typeAgain(early);
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

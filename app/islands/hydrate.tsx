import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { attribute, selector } from "../enhance/page-contract.ts";
import { type Press, recordEarlyInput } from "./early-input.ts";
import type { IslandModule } from "./registry.ts";
import { Slot } from "./slot.tsx";

/** Hydrates one island. Resolves after its effects have run, with a function that replays earlier input. */
export async function hydrateIsland(
  island: HTMLElement,
  { default: Component, ready }: IslandModule,
  presses: readonly Press[],
): Promise<() => Promise<void>> {
  await ready?.(location.hash);
  const props: object = JSON.parse(island.getAttribute(attribute("props")) ?? "{}");
  const replay = recordEarlyInput(island, presses);
  const slot = island.querySelector(selector("slot"));
  await new Promise<void>((resolve) => {
    // A transition is rendered in short slices, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(
        island,
        <StrictMode>
          <WithEffect onEffect={resolve}>
            <Component {...props}>{slot ? <Slot html={slot.innerHTML} /> : null}</Component>
          </WithEffect>
        </StrictMode>,
      );
    });
  });
  return replay;
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

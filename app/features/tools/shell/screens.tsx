import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { isPlainClick } from "#app/shared/plain-click.ts";
import { SumBoundary } from "../parts/sum-boundary.tsx";
import type { ScreenPart } from "./screen-part.tsx";

/** One question of a planner, with an address of its own: `#grass`. */
export interface Screen {
  readonly id: string;
  /** In the row of tabs; without one, another screen leads here. */
  readonly label?: string;
  readonly heading: string;
  /** The button to the screen after it, such as "Next: a dry year". */
  readonly next?: string;
  /** The screen itself, or how to fetch it. */
  readonly content: ReactNode | ScreenPart;
}

/**
 * A planner's screens, one at a time. Without a script all are shown, one after another; before React has
 * loaded, the styles show the address's, or the one named by `first`.
 */
export function Screens({
  screens,
  first,
  children,
}: {
  readonly screens: readonly Screen[];
  /** The screen to open with. */
  readonly first: string;
  /** What stands above the screens. */
  readonly children?: ReactNode;
}) {
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => null,
  );
  const asked = screens.find(({ id }) => `#${id}` === hash)?.id;
  const at = hash === null ? undefined : (asked ?? first);
  const section = useRef<HTMLElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    const moved = shown.current !== undefined && at !== shown.current;
    shown.current = at;
    if (!moved) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [at]);
  return (
    <>
      <nav className="tool-tabs" aria-label="Parts of this planner">
        {screens.map(({ id, label }) =>
          label ? (
            <ScreenLink key={id} to={id} current={id === at}>
              {label}
            </ScreenLink>
          ) : null,
        )}
      </nav>
      {children}
      <div className="screens" data-at={at}>
        {screens.map(({ id, heading, content, next }, index) => (
          <section
            key={id}
            id={id}
            className={id === first ? "screen first" : "screen"}
            ref={id === at ? section : undefined}
            data-on={id === at ? "" : undefined}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`}>{heading}</h2>
            <SumBoundary>
              {typeof content === "function" ? contentOf(content, id === at) : content}
            </SumBoundary>
            {next ? (
              <p className="screen-next">
                <ScreenLink className="btn" to={screens[index + 1]?.id ?? first}>
                  {next}
                </ScreenLink>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </>
  );
}

const contentOf = (Part: ScreenPart, shown: boolean) => <Part shown={shown} />;

/** A link to one of the planner's screens. */
export function ScreenLink({
  to,
  current = false,
  className,
  children,
}: {
  readonly to: string;
  readonly current?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={`#${to}`}
      className={className}
      aria-current={current ? "step" : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openScreen(to);
      }}
      {...hook("needsScript")}
    >
      {children}
    </a>
  );
}

/** Shows a screen; the browser's back button leads to the one before. */
export function openScreen(id: string): void {
  location.hash = id;
}

function onHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

import {
  Activity,
  Component,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { isPlainClick } from "#app/shared/plain-click.ts";
import { type FailedPart, lazyPart } from "#app/ui/lazy-part.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { ToolButton } from "../parts/controls.tsx";

/** One question of a planner, with an address of its own: `#grass`. */
export interface Screen {
  readonly id: string;
  /** Its tab's label; without one, another screen links here. */
  readonly label?: string;
  readonly heading: string;
  /** The button to the screen after it, such as "Next: a dry year". */
  readonly next?: string;
  /** The screen itself, or how to fetch it. */
  readonly content: ReactNode | ScreenPart;
}

/**
 * A planner's screens, one at a time. Without a script all are shown, one after another; before React has
 * loaded, the styles show the one that the address names or, without one, `first`.
 */
export function Screens({
  screens,
  first,
  children,
}: {
  readonly screens: readonly Screen[];
  readonly first: string;
  /** Shown above the screens. */
  readonly children?: ReactNode;
}) {
  const hash = useHash();
  const asked = screens.find(({ id }) => `#${id}` === hash)?.id;
  const at = hash === null ? undefined : (asked ?? first);
  // A link to a field opens the screen that holds it.
  useEffect(() => {
    if (hash && !asked) goToField(hash.slice(1), (screen) => location.replace(`#${screen}`));
  }, [hash, asked]);
  const shown = useRef(at);
  useEffect(() => {
    const moved = shown.current !== undefined && at !== shown.current;
    shown.current = at;
    if (moved) focusScreen()?.scrollIntoView();
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
        {screens.map(({ id, label, heading, content, next }, index) => (
          <section
            key={id}
            id={id}
            className={id === first ? "screen first" : "screen"}
            data-on={id === at ? "" : undefined}
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
          >
            <h2 id={`${id}-title`} className={label ? "tab-says" : undefined}>
              {heading}
            </h2>
            <SumBoundary>{isPart(content) ? contentOf(content, id === at) : content}</SumBoundary>
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

/** Keeps the planner on the page if a calculation or a picture fails, and offers to take the last number back. */
function SumBoundary({ children }: { readonly children: ReactNode }) {
  const { store, state } = useRanch();
  return (
    <Boundary resetOn={state.file} takeBack={store.takeBack}>
      {children}
    </Boundary>
  );
}

interface Props {
  /** When this changes, the children are tried again. */
  readonly resetOn: unknown;
  readonly takeBack: () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<Props, { readonly failedOn: unknown }> {
  override state = { failedOn: undefined };

  static getDerivedStateFromError() {
    return { failedOn: null };
  }

  static getDerivedStateFromProps(
    { resetOn }: Props,
    { failedOn }: { readonly failedOn: unknown },
  ) {
    if (failedOn === undefined || failedOn === resetOn) return null;
    return { failedOn: failedOn === null ? resetOn : undefined };
  }

  override render(): ReactNode {
    if (this.state.failedOn === undefined) return this.props.children;
    return (
      <div className="tool-card" role="alert">
        <p>We can&rsquo;t count with that last number. Nothing else is lost.</p>
        <ToolButton className="btn" onClick={this.props.takeBack}>
          Take it back
        </ToolButton>
      </div>
    );
  }
}

export const isPart = (content: Screen["content"]): content is ScreenPart =>
  typeof content === "function";
const contentOf = (Part: ScreenPart, shown: boolean) => <Part shown={shown} />;

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

/** Shows a screen; the browser's back button returns to the one before. */
export function openScreen(id: string): void {
  location.hash = id;
}

/** Focuses the screen that is shown, for example because the pressed button disappears. */
export function focusScreen(): HTMLElement | null {
  const screen = document.querySelector<HTMLElement>(".screen[data-on]");
  screen?.focus({ preventScroll: true });
  return screen;
}

/** The element of a field, the first one of a list's entries, or a screen. */
function fieldIn(path: string): HTMLElement | null {
  const id = CSS.escape(path);
  return document.querySelector<HTMLElement>(`[id="${id}"], [id^="${id}."]`);
}

/** Shows the screen and opens the folds that a field is in, and focuses it. */
export function goToField(path: string, open: (screen: string) => void = openScreen): void {
  const found = fieldIn(path);
  const screen = found?.closest(".screen");
  if (!found || !screen) return;
  open(screen.id);
  for (const fold of screen.querySelectorAll("details")) {
    if (fold.contains(found)) fold.open = true;
  }
  // Delayed, since the screen takes the focus when it is shown.
  setTimeout(() => (found.querySelector("input") ?? found).focus(), 50);
}

/** The address's fragment; null on the server. */
export function useHash(): string | null {
  return useSyncExternalStore(
    onHash,
    () => location.hash,
    () => null,
  );
}

function onHash(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

/** A screen that is fetched after the planner's first one. */
type ScreenPart = ReturnType<typeof screenPart>;
/** Any part of a planner that is fetched later. */
export type LaterPart = Pick<ScreenPart, "load">;

/** Makes React keep the element's contents from the document. */
const COPY = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } } as const;

/**
 * Makes a screen whose code is loaded later. The document holds the whole screen, for readers without scripts; that
 * copy stays until the code has loaded. While another screen is shown, this one renders without slowing down typing.
 */
export function screenPart(fetchPart: () => Promise<ComponentType>) {
  const Part = lazyPart(fetchPart, undefined, <p role="status">Loading…</p>);
  function Screen({ shown }: { readonly shown: boolean }): ReactNode {
    // On the server, and where the address names this screen, its code was loaded before the first render.
    const [wasLoaded] = useState(Part.isLoaded);
    if (wasLoaded)
      return (
        <div>
          <Part />
        </div>
      );
    if (!shown && !Part.isLoaded()) return <div {...COPY} />;
    return (
      <Activity mode={shown ? "visible" : "hidden"}>
        <Part />
      </Activity>
    );
  }
  return Object.assign(Screen, { load: Part.load });
}

/**
 * An answer in the strip whose planners belong to a later screen. The document's copy stays until the code has loaded
 * or a number has changed.
 */
export function stripPart(fetchPart: () => Promise<ComponentType>) {
  const Part = lazyPart(fetchPart, AnswerFailed);
  function Answer() {
    const { state } = useRanch();
    return Part.isLoaded() || !state.isExample ? (
      <div key="live" className="strip-part">
        <Part />
      </div>
    ) : (
      <div key="copy" className="strip-part" {...COPY} />
    );
  }
  return Object.assign(Answer, { load: Part.load });
}

function AnswerFailed({ retry }: FailedPart) {
  return (
    <button type="button" className="strip-keep" onClick={retry}>
      Load this answer
    </button>
  );
}

/** The id of the screen that a fragment names, or that holds the field it names. */
export const screenOf = (hash: string): string | undefined =>
  fieldIn(hash.slice(1))?.closest(".screen")?.id;

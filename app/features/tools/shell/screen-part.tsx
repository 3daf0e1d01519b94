import { Activity, type ComponentType, type ReactNode, useState } from "react";
import { type FailedPart, lazyPart } from "#app/ui/lazy-part.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** A screen that is fetched after the planner's first one. */
export interface ScreenPart {
  (props: { readonly shown: boolean }): ReactNode;
  readonly load: () => Promise<void>;
}

/**
 * Makes one. The document holds it whole, for readers without scripts; that copy stays until the part has come, and
 * while another screen is shown, the part waits without slowing down the typing.
 */
export function screenPart(fetchPart: () => Promise<ComponentType>): ScreenPart {
  const Part = lazyPart(fetchPart, undefined, <p role="status">Loading…</p>);
  function Screen({ shown }: { readonly shown: boolean }) {
    // On the server, and where the address asked for this screen, it is there from the first.
    const [fromTheFirst] = useState(Part.isLoaded);
    if (fromTheFirst)
      return (
        <div>
          <Part />
        </div>
      );
    if (!shown && !Part.isLoaded())
      return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
    return (
      <Activity mode={shown ? "visible" : "hidden"}>
        <Part />
      </Activity>
    );
  }
  return Object.assign(Screen, { load: Part.load });
}

/** A part of the strip's answer. */
export interface StripPart {
  (): ReactNode;
  readonly load: () => Promise<void>;
}

/**
 * An answer in the strip whose records belong to a later screen. The document's copy stays until the part has come or a
 * number has changed.
 */
export function stripPart(fetchPart: () => Promise<ComponentType>): StripPart {
  const Part = lazyPart(fetchPart, AnswerFailed);
  function Answer() {
    const { state } = useRanch();
    return Part.isLoaded() || !state.isExample ? (
      <div key="live" className="strip-part">
        <Part />
      </div>
    ) : (
      <div
        key="copy"
        className="strip-part"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
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

/** A function that fetches a planner's parts: all of them, or the one that a fragment names. */
export const fetcherOf =
  (parts: Readonly<Record<string, Pick<ScreenPart, "load">>>) => (hash?: string) =>
    Promise.all(
      Object.entries(parts)
        .filter(([id]) => hash === undefined || hash === `#${id}`)
        .map(([, part]) => part.load()),
    );

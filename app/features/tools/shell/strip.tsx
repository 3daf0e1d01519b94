import { type ReactNode, use, useEffect, useState } from "react";
import { PlannerParts } from "#app/language/english/planner-parts.ts";
import { ToolButton } from "../parts/controls.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { focusScreen, useHash } from "./screens.tsx";

/** The strip at the top that stays in view: the live answer, and whether the ranch is saved. */
export function Strip({ children }: { readonly children: ReactNode }) {
  return (
    <div className="tool-strip">
      <div className="strip-line">
        <div className="strip-answer">{children}</div>
        <KeepButton />
      </div>
      <Notices />
    </div>
  );
}

/** "Keep", and "Kept" once it is: one button, so that the focus stays. */
export function KeepButton({ className = "strip-keep" }: { readonly className?: string }) {
  const { store, state } = useRanch();
  const texts = use(PlannerParts);
  const { saveState } = state;
  const kept = saveState === "saved" || saveState === "saving";
  const [isPressed, setPressed] = useState(false);
  // Until hydration the strip shows the example's answer, and this button says that the planner is starting.
  const isHydrated = useHash() !== null;
  return (
    <>
      <ToolButton
        className={className}
        aria-disabled={kept || undefined}
        onClick={() => {
          if (!kept) void store.saveOnPhone();
          setPressed(true);
        }}
      >
        {!isHydrated ? (
          texts.starting
        ) : kept ? (
          texts[saveState === "saved" ? "kept" : "keeping"]
        ) : saveState === "failed" ? (
          texts.tryAgain
        ) : (
          <span>
            {texts.keep}{" "}
            <span className="keep-where">
              <span className="touch">{texts.onPhone}</span>
              <span className="mouse">{texts.inBrowser}</span>
            </span>
          </span>
        )}
      </ToolButton>
      {/* Screen readers may not announce that the name of a focused button has changed. */}
      <span className="visually-hidden" role="status">
        {isPressed && kept ? texts.kept : null}
      </span>
    </>
  );
}

const NOT_SAVED = "This browser couldn’t save it. Make a backup file.";

/** Urgent messages: a refusal, or two tabs that changed the ranch at once. */
function Notices() {
  const { store, state } = useRanch();
  const { saveState, refusal } = state;
  return (
    <>
      {[refusal, saveState === "failed" && NOT_SAVED].map((text) =>
        text ? (
          <p key={text} className="finding refused" role="alert">
            {text}
          </p>
        ) : null,
      )}
      {saveState === "conflict" ? (
        <div role="alert" className="finding refused">
          <p>This ranch was changed in another tab as well. Which one is right?</p>
          <div className="tool-buttons">
            <ToolButton className="btn small" onClick={() => void store.keepThisTab()}>
              This one
            </ToolButton>
            <ToolButton className="btn small ghost" onClick={() => void store.showOtherTab()}>
              The other tab&rsquo;s
            </ToolButton>
          </div>
        </div>
      ) : null}
    </>
  );
}

/** Long enough to read it and to reach the button; the copies of the last days remain after it. */
const SHOWN_MS = 20_000;

/** What was just removed or replaced, with Undo. The next change ends it, since undoing would lose that too. */
export function Toast() {
  const { store, state } = useRanch();
  const { undo } = state;
  const [closed, setClosed] = useState<unknown>(null);
  useEffect(() => {
    if (!undo) return undefined;
    const timer = setInterval(() => {
      // Not while the pointer or the focus is on it.
      if (!document.querySelector(".tool-toast:focus-within, .tool-toast:hover")) setClosed(undo);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [undo]);
  return (
    <div className="tool-toast" role="status">
      {undo && undo !== closed ? (
        <p>
          <span>{`${undo.label}.`}</span>{" "}
          <ToolButton
            onClick={() => {
              store.undo();
              focusScreen();
            }}
          >
            Undo
          </ToolButton>
        </p>
      ) : null}
    </div>
  );
}

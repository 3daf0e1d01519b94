import { SCRIPTS_PATIENCE_MS } from "#app/shared/patience.ts";
import { AlertIcon } from "../ui/icons/icons.tsx";

const FAILED = "desk-failed";

/** The inline script of the desk's document. It shows the message below unless the application has replaced it. */
export const DESK_LOADING_SCRIPT = `(${String(deskLoading)})("${FAILED}",${SCRIPTS_PATIENCE_MS})`;

function deskLoading(id: string, patienceMs: number): void {
  const showMessage = () => document.getElementById(id)?.removeAttribute("hidden");
  addEventListener(
    "error",
    ({ target }) => void (target instanceof HTMLScriptElement && showMessage()),
    true,
  );
  setTimeout(showMessage, patienceMs);
}

/** Shown if the desk's scripts do not load. Browsers do not load a failed script again in the same document. */
export function DeskNotLoaded() {
  return (
    <div id={FAILED} hidden className="wrap">
      <div role="alert" className="banner">
        <AlertIcon />
        <span>
          The editor’s desk couldn’t load. Check your signal and <a href="">load the page again</a>.
        </span>
      </div>
    </div>
  );
}

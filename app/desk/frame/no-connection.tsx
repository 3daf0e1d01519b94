import { useLocation, useNavigate } from "react-router";
import { Modal } from "../modal.tsx";
import { stay, tryAgain, useLostConnection } from "./connection.ts";

/** Says why the screen asked for does not open. It opens by itself once it can; until then, or instead, one may stay. */
export function NoConnection() {
  const failure = useLostConnection();
  const here = useLocation();
  const navigate = useNavigate();
  if (!failure) return null;

  function stayHere() {
    // After the back button it also gives this page its address again.
    const to = { replace: true, state: here.state, defaultShouldRevalidate: false };
    void stay(async () => navigate(here, to));
  }
  return (
    <Modal
      title={failure === "offline" ? "No connection" : "The server doesn’t answer"}
      onCancel={stayHere}
    >
      <p>
        What you asked for can’t be loaded now. It opens by itself once that works again. What you
        typed here is still here.
      </p>
      <p className="btns">
        <button type="button" className="btn" onClick={tryAgain}>
          Try again
        </button>
        <button type="button" className="btn ghost" onClick={stayHere}>
          Stay here
        </button>
      </p>
    </Modal>
  );
}

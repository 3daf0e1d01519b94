import { useLayoutEffect } from "react";
import { isRouteErrorResponse, useRouteError, useRevalidator } from "react-router";
import { ROOT_ERROR_TITLE, RootError } from "../document/root-error.tsx";
import { type BackendFailure, failureOf } from "../backend/ports/errors.ts";
import { Banner } from "./forms/banner.tsx";

/** Shown in place of the desk when a screen fails (specification, section 2). */
export function DeskError() {
  const error = useRouteError();
  useLayoutEffect(() => {
    document.title = ROOT_ERROR_TITLE;
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      <RootError message={messageOf(error)} />
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}

const MESSAGES: Readonly<Record<BackendFailure, string>> = {
  offline: "No connection. Nothing was changed.",
  "signed-out": "You’re signed out. Sign in, then try again.",
  forbidden: "This page is for owners. Ask one of them.",
  unavailable: "The server didn’t answer as it should.",
};

/** Shown in place of a screen whose data failed to load. */
export function LoadFailed() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap desk-page">
      <h1>This page couldn’t be loaded</h1>
      <Banner>{MESSAGES[failureOf(error)]}</Banner>
      <button
        type="button"
        className="btn"
        aria-disabled={state === "loading"}
        onClick={() => void revalidate()}
      >
        Try again
      </button>
    </div>
  );
}

import { useLayoutEffect } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { ROOT_ERROR_TITLE, RootError } from "../document/root-error.tsx";

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

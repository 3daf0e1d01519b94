import { useEffect, useLayoutEffect } from "react";
import { isRouteErrorResponse, Link, useRouteError, useRevalidator } from "react-router";
import { ROOT_ERROR_TITLE, RootError } from "../document/root-error.tsx";
import { Refusal } from "../backend/http/client.ts";
import { BackendError, type BackendFailure, failureOf } from "../backend/ports/errors.ts";
import { Banner } from "./forms/banner.tsx";
import { DASHBOARD } from "./frame/addresses.ts";
import { Button } from "#app/ui/button.tsx";

/** Shown in place of the desk when a screen fails before there is a desk around it (specification, section 2). */
export function DeskError() {
  return (
    <main id="main" tabIndex={-1}>
      <ScreenError />
    </main>
  );
}

/** Shown in place of a screen that failed: its data did not load, or the desk has an error. */
export function ScreenError() {
  const error = useRouteError();
  if (error instanceof BackendError) return <LoadFailed />;
  return <Unexpected message={messageOf(error)} />;
}

function Unexpected({ message }: { readonly message: string }) {
  useLayoutEffect(() => {
    document.title = ROOT_ERROR_TITLE;
  }, []);
  return <RootError message={message} />;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
}

const MESSAGES: Readonly<Record<Exclude<BackendFailure, "forbidden">, string>> = {
  offline: "No connection. Nothing was changed.",
  "signed-out": "You’re signed out. Sign in, then try again.",
  unavailable: "The server didn’t answer as it should.",
};

/** Shown in place of a screen whose data failed to load. */
export function LoadFailed() {
  const error = useRouteError();
  const failure = failureOf(error);
  if (failure === "forbidden") {
    return (
      <NoWayOn title="This page isn’t for your account">
        If you need it, ask one of the site’s owners.
      </NoWayOn>
    );
  }
  if (error instanceof Refusal && error.status === 404) {
    return (
      <NoWayOn title="This is no longer here">It was deleted, or the address is wrong.</NoWayOn>
    );
  }
  const words = error instanceof BackendError ? error.words : "";
  return <Failed message={words || MESSAGES[failure]} />;
}

function Failed({ message }: { readonly message: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [revalidate]);
  return (
    <div className="wrap desk-page">
      <h1>This page couldn’t be loaded</h1>
      <Banner>{message}</Banner>
      <Button disabled={state === "loading"} onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}

/** Shown where trying again would not help. */
function NoWayOn({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="wrap desk-page">
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <Link to={DASHBOARD}>Back to the posts</Link>
      </p>
    </div>
  );
}

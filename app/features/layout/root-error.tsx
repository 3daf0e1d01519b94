import { isRouteErrorResponse, useRouteError } from "react-router";

/** The router's last resort (specification, section 2): a title, what happened, and a way back. */
export function RootErrorBoundary() {
  const error = useRouteError();
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`.trim()
    : error instanceof Error
      ? error.message
      : "Unknown error";
  return (
    <main id="main" className="wrap sec" tabIndex={-1}>
      <title>Unexpected Application Error!</title>
      <h1>Unexpected Application Error!</h1>
      <p className="lede">{message}</p>
      <p>
        Load the page again, or go back to the start. It helps when the connection was gone for a
        moment, and when the site was renewed while you had it open.
      </p>
      <p className="btns">
        <a className="btn" href="">
          Load again
        </a>
        <a className="btn ghost" href={import.meta.env.BASE_URL}>
          Back to Home
        </a>
      </p>
    </main>
  );
}

import { isRouteErrorResponse, useRouteError } from "react-router";
import { Link } from "../ui/links/link.tsx";

/** The top-level error page (specification, section 2): a title, the error message, and a way back. */
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
        Load the page again, or go back to the start. That usually fixes it if you lost signal or
        the site was updated while you were reading.
      </p>
      <p className="btns">
        <a className="btn" href="">
          Load again
        </a>
        <Link className="btn ghost" to="/">
          Back to Home
        </Link>
      </p>
    </main>
  );
}

import { Link } from "../ui/links/link.tsx";

export const ROOT_ERROR_TITLE = "Unexpected Application Error!";

/** The top-level error page (specification, section 2): a title, the error message, and a way back. */
export function RootError({ message }: { readonly message: string }) {
  return (
    <section className="sec">
      <div className="wrap">
        <h1>{ROOT_ERROR_TITLE}</h1>
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
      </div>
    </section>
  );
}

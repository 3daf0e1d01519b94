import { site } from "#content/site.ts";

/** The site's legal operator, from `content/site.ts`. */
export function Operator() {
  return (
    <p className="operator">
      <b>Who runs this site:</b> {site.operator}
    </p>
  );
}

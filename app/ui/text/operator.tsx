import { site } from "../../../content/site.ts";

/** Who answers for the site in law, from the one setting in `content/site.ts`. */
export function Operator() {
  return (
    <p className="operator">
      <b>Who runs this site:</b> {site.operator}
    </p>
  );
}

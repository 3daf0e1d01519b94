import { hook } from "../../../enhance/page-contract.ts";
import { ArrowLeftIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/links/link.tsx";

/** Leads to the blog; app/document/first-paint.ts goes back one step instead where it can (decision 12). */
export function BackToBlog() {
  return (
    <p className="back">
      <Link to="/blog" {...hook("backLink")}>
        <ArrowLeftIcon /> Back to Blog
      </Link>
    </p>
  );
}

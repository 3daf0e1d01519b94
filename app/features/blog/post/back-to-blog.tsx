import { hook } from "../../../enhance/page-contract.ts";
import { ArrowLeftIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/links/link.tsx";

/** Links to the blog. Where it can, app/document/first-paint.ts goes back in history instead (decision 12). */
export function BackToBlog() {
  return (
    <p className="back">
      <Link to="/blog" {...hook("backLink")}>
        <ArrowLeftIcon /> Back to Blog
      </Link>
    </p>
  );
}

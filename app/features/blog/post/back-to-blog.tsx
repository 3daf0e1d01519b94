import { hook } from "#app/enhance/page-contract.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";

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

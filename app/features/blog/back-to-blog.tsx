import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router";
import { ArrowLeftIcon } from "../../ui/icons.tsx";

/**
 * Goes back one step in history; where no step inside the site lies behind (a visit straight from a
 * search engine, a new tab), and without JavaScript, it leads to the blog (decision 12).
 */
export function BackToBlog() {
  const navigate = useNavigate();

  function goBack(event: MouseEvent) {
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!plain || !cameFromInside()) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <p className="back">
      <Link to="/blog" onClick={goBack}>
        <ArrowLeftIcon /> Back to Blog
      </Link>
    </p>
  );
}

/** The router numbers the entries it makes; before it runs, links load documents that name a referrer. */
function cameFromInside(): boolean {
  const state: unknown = history.state;
  const place =
    typeof state === "object" && state !== null && "idx" in state ? Number(state.idx) : 0;
  if (place > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

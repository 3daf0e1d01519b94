import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";

/**
 * Links to sections of the same page change the address in place: they are no steps of their own in
 * history, so "Back to Blog" still leads out of the article (decision 12).
 */
export function SectionLinks({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}) {
  const navigate = useNavigate();

  function jump(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest("a");
    const hash = link ? (link.getAttribute("href") ?? "") : "";
    if (!link || !hash.startsWith("#") || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ hash }, { replace: true });
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.querySelector("a")?.focus({ preventScroll: true });
  }

  return (
    <div className={className} onClick={jump}>
      {children}
    </div>
  );
}

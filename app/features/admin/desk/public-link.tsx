import type { ReactNode } from "react";
import { useHref } from "react-router";
import { isPlainClick } from "../../../ui/links/plain-click.ts";
import { useUnsavedWork } from "./unsaved-work.tsx";

/**
 * A link from the desk to a public page, which is a document of its own: it is loaded whole, after
 * asking when something on the desk is not saved.
 */
export function PublicLink({
  to,
  className,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const href = useHref(to);
  const { confirmBefore } = useUnsavedWork();
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        confirmBefore(() => location.assign(href));
      }}
    >
      {children}
    </a>
  );
}

import type { ReactNode } from "react";
import { useHref } from "react-router";
import { isPlainClick } from "#app/shared/plain-click.ts";
import { useUnsavedWork } from "./unsaved-work.tsx";

/** A link from the desk to a public page. It loads a new document, after a question if there is unsaved work. */
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

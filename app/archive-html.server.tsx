import { renderToStaticMarkup } from "react-dom/server";
import type { ArchiveYear } from "./domain/archive.ts";
import { type ArchiveLine, ArchiveSections } from "./features/blog/archive-years.tsx";

/** The archive's years as HTML, its addresses within the site. Thousands of lines need no components. */
export function archiveHtml(years: readonly ArchiveYear<ArchiveLine>[]): string {
  return renderToStaticMarkup(<ArchiveSections years={years} root="" term="" />);
}

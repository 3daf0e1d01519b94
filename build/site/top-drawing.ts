import { scene } from "../../app/illustrations/scene.ts";
import { sceneFiles } from "../scenes/scene-list.ts";

/** The drawing at the top of a page, as a phone shows it: the largest thing on its first screen. */
const TOP =
  /(<source media="\(max-width: 56em\)" srcSet=")([^"]+)("\/><img [^>]*loading="eager" decoding=")async/;
/** What a `srcset` in double quotes cannot hold as it is. */
const ESCAPED = /[\s%#"<>&,]/g;

/**
 * Makes a function that puts a page's top drawing into the document, so that a phone shows it with the
 * first paint and not a round trip later (docs/decisions/0020-what-a-page-carries.md). A post's stays a
 * file: with it the document would not fit in one initial window of TCP.
 */
export function topDrawings(base: string): (html: string) => string {
  const drawings = new Map(sceneFiles([]).map(({ file, options }) => [base + file, options]));
  const inlined = new Map<string, string>();
  return (html) =>
    html.replace(TOP, (whole, before: string, address: string, after: string) => {
      const options = drawings.get(address);
      if (!options) return whole;
      const inline = inlined.get(address) ?? asDataAddress(scene(options));
      inlined.set(address, inline);
      // What is there already is drawn with the text, not a frame later.
      return `${before}${inline}${after}sync`;
    });
}

function asDataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replace(ESCAPED, (mark) => encodeURIComponent(mark))}`;
}

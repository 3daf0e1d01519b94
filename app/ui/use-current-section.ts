import { useEffect, useState } from "react";

/** A section is the current one once its heading has come this near to the top, in pixels. */
const LINE = 160;

/** The id of the section that is being read: the last heading above the line. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      () => {
        const above = headings.filter((heading) => heading.getBoundingClientRect().top < LINE);
        setCurrent(above.at(-1)?.id);
      },
      // Told whenever a heading crosses the line, and only then, however far the page jumps.
      { rootMargin: `-${LINE}px 0px 10000000px` },
    );
    for (const heading of headings) watch.observe(heading);
    return () => watch.disconnect();
  }, [ids]);
  return current;
}

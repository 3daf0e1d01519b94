import { useEffect, useRef, useState } from "react";

const STEP = 60;

/**
 * The first part of a long list, longer each time its end comes into view: a thousand rows need not
 * be drawn to be searched. Starts again when `key` changes.
 */
export function useGrowingList<T>(items: readonly T[], key: string) {
  const [grown, setGrown] = useState({ key, count: STEP });
  const count = grown.key === key ? grown.count : STEP;
  const end = useRef<HTMLButtonElement>(null);
  const complete = count >= items.length;

  const grow = () => setGrown({ key, count: count + STEP });
  const latest = useRef(grow);
  useEffect(() => {
    latest.current = grow;
  });
  useEffect(() => {
    if (complete || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: "800px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [complete, count]);

  return { shown: complete ? items : items.slice(0, count), complete, end, grow };
}

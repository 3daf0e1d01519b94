import { useEffect, useEffectEvent, useState } from "react";

/**
 * Loads a value for a key, again whenever the key changes. The last value stays until the next has loaded.
 *
 * @param key undefined if there is nothing to load.
 * @param pauseMs how long the key must stay the same before it is loaded again, such as during typing.
 */
export function useLoaded<Value>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<Value>,
  pauseMs = 0,
) {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly value: Value }>();
  const [failed, setFailed] = useState(false);
  const start = useEffectEvent(load);
  const pause = useEffectEvent(() => (loaded ? pauseMs : 0));
  useEffect(() => {
    if (key === undefined) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      start(leaving.signal).then(
        (value) => {
          if (leaving.signal.aborted) return;
          setFailed(false);
          setLoaded({ of: key, value });
        },
        () => {
          if (!leaving.signal.aborted) setFailed(true);
        },
      );
    }, pause());
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key]);
  return { loaded, failed };
}

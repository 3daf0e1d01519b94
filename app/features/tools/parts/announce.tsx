import { useEffect, useRef, useState } from "react";

/** Long enough that screen readers don't read a number digit by digit while it is typed. */
const AFTER_TYPING_MS = 1200;

/** Announces a new result once typing stops. The first result is part of the page. */
export function Announce({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = "";
      setAnnounced(text);
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {announced}
    </span>
  );
}

import { useEffect, useRef, useState } from "react";

/** Long enough that a number being typed is not read out digit by digit. */
const AFTER_TYPING_MS = 1200;

/** Reads a new result out once, after typing has stopped. The first result is read with the page. */
export function Announce({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = "";
      setSaid(text);
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}

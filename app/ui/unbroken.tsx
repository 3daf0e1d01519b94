import { cutAtRanges } from "../domain/number-range.ts";

/** A plain text whose ranges of figures, such as `3–4`, stay in one line. */
export function Unbroken({ text }: { readonly text: string }) {
  return cutAtRanges(text).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nobr">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** An answer's own words. What is in brackets, `(2-4 paddocks)`, is in one line: browsers break after a hyphen. */
export function AnswerLabel({ label }: { readonly label: string }) {
  const at = label.indexOf("(");
  return (
    <span>
      {at < 0 ? label : label.slice(0, at)}
      {at < 0 ? null : <span className="nobr">{label.slice(at)}</span>}
    </span>
  );
}

import { type MissingAddress, MissingRow } from "./missing-row.tsx";

/** Addresses that readers requested and that do not exist. An owner can redirect them. */
export function MissingList({
  missing,
  onChanged,
}: {
  readonly missing: readonly MissingAddress[];
  readonly onChanged: () => void;
}) {
  return (
    <section className="panel missing" aria-labelledby="missing">
      <h2 id="missing">Pages readers couldn’t find</h2>
      {missing.length === 0 ? (
        <p>None so far. A new one is here within a minute.</p>
      ) : (
        <ul className="plain-list">
          {missing.map((address) => (
            <MissingRow key={address.address} missing={address} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </section>
  );
}

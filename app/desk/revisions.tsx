import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Banner } from "./forms/banner.tsx";
import { BackLink } from "./forms/management-page.tsx";

/** A version in a history. */
export interface Version {
  readonly number: number;
  /** Usually when it was saved. */
  readonly name: string;
  /** Who saved it, and whether readers see it. */
  readonly about: string;
  /** Its name when another version is compared with it. */
  readonly asOther: string;
}

/** A version's description: "Ana, published · readers see this". */
export function aboutVersion(savedBy: string, kind: string, live: boolean): string {
  return `${savedBy === "" ? "" : `${savedBy}, `}${kind}${live ? " · readers see this" : ""}`;
}

/** A history: versions, newest first, and the differences between two of them, which the address's query names. */
export function Revisions({
  title,
  back,
  backTo,
  problem,
  versions,
  older,
  shown,
  other,
  children,
}: {
  readonly title: string;
  readonly back: string;
  readonly backTo: string;
  readonly problem: string;
  readonly versions: readonly Version[];
  /** The version before which the older ones begin, if not all are listed. */
  readonly older?: number | undefined;
  /** The version shown, and the one it is compared with. */
  readonly shown: Version;
  readonly other: Version | undefined;
  /** The differences, and actions. */
  readonly children: ReactNode;
}) {
  const compareId = useId();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const before = params.get("before");
  const addressOf = (revision: number, compared?: string) =>
    `?${new URLSearchParams({
      revision: String(revision),
      ...(compared === undefined ? {} : { with: compared }),
      ...(before === null ? {} : { before }),
    })}`;
  return (
    <div className="wrap desk-page revisions">
      <BackLink to={backTo}>{back}</BackLink>
      <h1>Revisions of “{title}”</h1>
      <Banner>{problem}</Banner>
      <div className="revisions-columns">
        <ol className="revision-list" aria-label="Versions">
          {versions.map(({ number, name, about }) => (
            <li key={number}>
              <Link
                to={addressOf(number)}
                replace
                preventScrollReset
                aria-current={number === shown.number ? "true" : undefined}
              >
                <b>{name}</b> <small>{about}</small>
              </Link>
            </li>
          ))}
          {older === undefined ? null : (
            <li>
              <Link to={`?before=${older}`}>Older versions</Link>
            </li>
          )}
        </ol>
        <section className="panel" aria-label={shown.asOther} onKeyDown={goToChange}>
          <p className="compare-with">
            <label htmlFor={compareId}>Compared with</label>
            <select
              id={compareId}
              value={other?.number ?? ""}
              onChange={({ target }) =>
                void navigate(addressOf(shown.number, target.value), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            >
              {other ? null : <option value="">nothing: it’s the first</option>}
              {versions
                .filter(({ number }) => number !== shown.number)
                .map(({ number, asOther }) => (
                  <option key={number} value={number}>
                    {asOther}
                  </option>
                ))}
            </select>
          </p>
          {children}
        </section>
      </div>
    </div>
  );
}

/** The `]` and `[` keys move to the next and previous change. */
function goToChange({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if ((key !== "]" && key !== "[") || target instanceof HTMLSelectElement) return;
  const changes = Array.from(currentTarget.querySelectorAll<HTMLElement>(".change"));
  const index = changes.findIndex((change) => change === document.activeElement);
  changes[key === "]" ? index + 1 : Math.max(index, 1) - 1]?.focus();
}

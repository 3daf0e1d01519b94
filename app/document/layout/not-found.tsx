import type { Texts } from "#app/language/texts.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { Link } from "#app/ui/links/link.tsx";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { withBase } from "#app/shared/with-base.ts";
import type { StandInRule } from "#app/shared/stand-ins.ts";

/**
 * The 404 page (specification, section 2, which quotes its texts). The desk shows it too, so its texts are a property:
 * `useTexts` would load both languages.
 */
export function NotFound({
  texts: { errors, frame },
  standIns = [],
}: {
  readonly texts: Pick<Texts, "errors" | "frame">;
  readonly standIns?: readonly StandInRule[];
}) {
  const list = standIns.map(({ pattern, file }) => `${pattern} ${file}`).join("\n");
  return (
    <div className="panorama error-page" {...hook("notFound", list)}>
      <Picture
        scene="/scenes/not-found.svg"
        narrowScene="/scenes/not-found-narrow.svg"
        ratio={[16, 9]}
        alt={errors.cow}
        eager
      />
      <div className="wrap">
        <div className="sign">
          <div className="status-code">404</div>
          <h1>{errors.notFound}</h1>
          <p>{errors.notFoundText}</p>
          <p className="btns">
            <Link className="btn" to={frame.home}>
              {errors.backHome}
            </Link>
          </p>
          <form
            className="search"
            role="search"
            aria-label={errors.searchInstead}
            action={withBase(frame.searchAddress)}
          >
            <input
              type="search"
              name="q"
              aria-label={errors.searchInstead}
              placeholder={errors.searchExample}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button type="submit" aria-label={errors.searchForIt}>
              <SearchIcon />
            </button>
          </form>
          <ul className="suggestions">
            {errors.suggestions.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

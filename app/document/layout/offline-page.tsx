import { useTexts } from "#app/language/texts.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";

/** Served by the service worker, at any address, when the reader is offline and the page is not cached. */
export function OfflinePage() {
  const { errors } = useTexts();
  return (
    <div className="panorama error-page">
      <Picture
        scene="/scenes/not-found.svg"
        narrowScene="/scenes/not-found-narrow.svg"
        ratio={[16, 9]}
        eager
      />
      <div className="wrap">
        <div className="sign">
          <h1>{errors.offline}</h1>
          <p>{errors.offlineText}</p>
          <p className="btns">
            {errors.offlineButtons.map(({ label, to }, index) => (
              <Link key={to} className={index === 0 ? "btn" : "btn ghost"} to={to}>
                {label}
              </Link>
            ))}
          </p>
          <ul className="suggestions">
            {errors.offlineDoors.map(({ label, to }) => (
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

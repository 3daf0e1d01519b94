import { withBase } from "../../ui/links/with-base.ts";
import { fringeFile } from "../../illustrations/file-names.ts";

const THEMES = ["light", "dark"] as const;

/**
 * Grass that grows from the footer over the section above it. Two pictures, since a reader may
 * choose the theme: the hidden one is lazy and never fetched.
 */
export function Fringe() {
  return (
    <div className="fringe">
      {THEMES.map((theme) => (
        <img
          key={theme}
          className={`in-${theme}`}
          src={withBase(`/${fringeFile(theme)}`)}
          alt=""
          width={4800}
          height={80}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

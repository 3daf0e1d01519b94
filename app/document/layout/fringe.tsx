import { withBase } from "#app/shared/with-base.ts";
import { FRINGE_FILE } from "#app/pictures/files.ts";

/** A fringe of grass along the footer's top edge, over the section above. */
export function Fringe() {
  return (
    <div className="fringe">
      <img
        src={withBase(`/${FRINGE_FILE}`)}
        alt=""
        width={4800}
        height={80}
        loading="lazy"
        decoding="async"
      />
    </div>
  );
}

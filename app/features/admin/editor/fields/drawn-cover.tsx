import { useEffect, useState } from "react";
import type { CoverPost } from "../../../../illustrations/cover.ts";

/** The scene that the site draws for a post, as a reader sees it where no photo arrives. */
export function DrawnCover({ category, date, slug, scene }: CoverPost) {
  const [address, setAddress] = useState("");

  useEffect(() => {
    let current = true;
    import("../../../../illustrations/cover-address.ts").then(
      ({ coverAddress }) => {
        if (current)
          setAddress(
            coverAddress(
              { category, slug, ...(date && { date }), ...(scene && { scene }) },
              "card",
            ),
          );
      },
      // Without the drawing the form works as well.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [category, date, slug, scene]);

  return address === "" ? null : <img className="pic" src={address} alt="" />;
}

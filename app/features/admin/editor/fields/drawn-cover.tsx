import { useEffect, useState } from "react";
import type { CoverPost } from "../../../../illustrations/cover.ts";

/** The drawing for a post, as readers see it without a photo. */
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
      // The form works without the drawing.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [category, date, slug, scene]);

  return address === "" ? null : <img className="pic" src={address} alt="" />;
}

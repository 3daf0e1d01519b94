import { hook } from "#app/enhance/page-contract.ts";
import { withBase } from "#app/shared/with-base.ts";

export interface PictureProps {
  /** Address of the drawing, such as `/scenes/home-card-soil.svg`, or a `data:` address. */
  readonly scene: string;
  /** Drawing for narrow screens. */
  readonly narrowScene?: string;
  readonly photo?: { readonly url: string; readonly alt: string } | undefined;
  /** Width and height of the drawing's box, in any unit; they reserve the space. */
  readonly ratio: readonly [width: number, height: number];
  /** Alternative text; empty if nearby text says the same. */
  readonly alt?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** True for a picture at the top of a page. */
  readonly eager?: boolean;
}

/**
 * A drawing, covered by a photograph if one loads (decision 16). app/enhance/page/photos.ts adds the photo; the
 * page is complete without it.
 */
export function Picture(props: PictureProps) {
  const { scene, narrowScene, photo, ratio, alt = "", sizes, eager = false } = props;
  const [width, height] = ratio;
  const drawing = (
    <img
      className="pic"
      src={withBase(scene)}
      alt={alt}
      width={width}
      height={height}
      // A picture at the top is the largest element on a phone's first screen; by default it waits for styles and scripts.
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  return (
    <span className="picture">
      {narrowScene ? (
        <picture>
          <source media="(max-width: 56em)" srcSet={withBase(narrowScene)} />
          {drawing}
        </picture>
      ) : (
        drawing
      )}
      <PhotoPlace photo={photo} sizes={sizes} />
    </span>
  );
}

/** The place where app/enhance/page/photos.ts puts a photograph over a drawing. */
export function PhotoPlace({
  photo,
  sizes,
}: {
  readonly photo: PictureProps["photo"];
  /** The full width of the window if it is missing. */
  readonly sizes?: string | undefined;
}) {
  if (!photo) return null;
  return (
    <span
      className="photo"
      {...hook("photo", photo.url)}
      {...(sizes ? hook("sizes", sizes) : {})}
      {...(photo.alt ? hook("alt", photo.alt) : {})}
      // In an island, the photo may have loaded before hydration.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

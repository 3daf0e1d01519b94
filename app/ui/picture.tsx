import { photoVariants } from "./photo-variants.ts";

interface Scenes {
  readonly wide: string;
  readonly narrow: string;
}

export interface PictureProps {
  /** Address of the drawing, such as `/scenes/home-card-soil.svg`, or a `data:` address. */
  readonly scene: string;
  /** Drawing for narrow screens. */
  readonly narrowScene?: string;
  /** The same two for the dark theme. */
  readonly darkScenes?: Scenes;
  readonly photo?: { readonly url: string; readonly alt: string } | undefined;
  /** Width and height of the drawing's box, in any unit; they reserve the space. */
  readonly ratio: readonly [width: number, height: number];
  /** What the drawing tells; empty beside a text that says the same. */
  readonly alt?: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** True for a picture at the top of a page. */
  readonly eager?: boolean;
}

/**
 * A drawing of the site's own, and a photograph that is laid over it if it arrives (decision 16). The
 * boot script fills the photo's place; without it, or without a photo, the page is complete.
 */
export function Picture(props: PictureProps) {
  const { photo, sizes = "100vw" } = props;
  return (
    <span className="picture">
      <Drawings {...props} />
      {photo ? (
        <span
          className="photo"
          data-photo={photoVariants(photo.url).src}
          data-srcset={photoVariants(photo.url).srcSet}
          data-sizes={sizes}
          data-alt={photo.alt}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      ) : null}
    </span>
  );
}

/**
 * The drawing that fits the screen. One with a version for the dark theme follows the device at once,
 * and a reader's own choice by a second, lazy picture (docs/decisions/0050-a-hero-for-each-theme.md).
 */
function Drawings({ scene, narrowScene, darkScenes, alt = "", ratio, eager }: PictureProps) {
  const [width, height] = ratio;
  const drawing = (address: string, loading: "eager" | "lazy") => (
    <img
      className="pic"
      src={withBase(address)}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
    />
  );
  const loading = eager ? "eager" : "lazy";
  if (!narrowScene) return drawing(scene, loading);
  const light = { wide: scene, narrow: narrowScene };
  if (!darkScenes) {
    return (
      <picture>
        <Sources scenes={light} />
        {drawing(scene, loading)}
      </picture>
    );
  }
  return (
    <>
      <picture className="by-device">
        <Sources scenes={darkScenes} dark />
        <Sources scenes={light} />
        {drawing(scene, loading)}
      </picture>
      <picture className="by-choice">
        <Sources scenes={light} dark />
        <Sources scenes={darkScenes} />
        {drawing(darkScenes.wide, "lazy")}
      </picture>
    </>
  );
}

function Sources({ scenes, dark = false }: { readonly scenes: Scenes; readonly dark?: boolean }) {
  const device = dark ? "(prefers-color-scheme: dark)" : "";
  const narrow = [device, "(max-width: 56em)"].filter(Boolean).join(" and ");
  return (
    <>
      <source media={narrow} srcSet={withBase(scenes.narrow)} />
      {dark ? <source media={device} srcSet={withBase(scenes.wide)} /> : null}
    </>
  );
}

/** A drawing made in this page has a `data:` address of its own. */
function withBase(address: string): string {
  return address.startsWith("/") ? import.meta.env.BASE_URL.replace(/\/$/, "") + address : address;
}

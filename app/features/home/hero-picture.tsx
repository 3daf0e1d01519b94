import { PhotoPlace, type PictureProps, withBase } from "../../ui/picture.tsx";

const DARK = "(prefers-color-scheme: dark)";
const NARROW = "(max-width: 56em)";
const DAY = { wide: "/scenes/home-hero-wide.svg", narrow: "/scenes/home-hero-narrow.svg" };
const DUSK = {
  wide: "/scenes/home-hero-wide-dusk.svg",
  narrow: "/scenes/home-hero-narrow-dusk.svg",
};

/**
 * The home ranch by day or, in the dark theme, at dusk. The first picture follows the device at once,
 * the second, a lazy one, a reader's own choice (docs/decisions/0050-a-hero-for-each-theme.md).
 */
export function HeroPicture({ photo }: Pick<PictureProps, "photo">) {
  return (
    <span className="picture">
      <Drawing className="by-device" light={DAY} dark={DUSK} loading="eager" />
      <Drawing className="by-choice" light={DUSK} dark={DAY} loading="lazy" />
      <PhotoPlace photo={photo} />
    </span>
  );
}

interface DrawingProps {
  readonly className: string;
  /** What stands here on a device with a light theme, and what with a dark one. */
  readonly light: typeof DAY;
  readonly dark: typeof DAY;
  readonly loading: "eager" | "lazy";
}

function Drawing({ className, light, dark, loading }: DrawingProps) {
  return (
    <picture className={className}>
      <source media={`${DARK} and ${NARROW}`} srcSet={withBase(dark.narrow)} />
      <source media={DARK} srcSet={withBase(dark.wide)} />
      <source media={NARROW} srcSet={withBase(light.narrow)} />
      <img
        className="pic"
        src={withBase(light.wide)}
        alt=""
        width={16}
        height={9}
        loading={loading}
        decoding="async"
      />
    </picture>
  );
}

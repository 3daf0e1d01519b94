import { withBase } from "#app/shared/with-base.ts";

const DARK = "(prefers-color-scheme: dark)";
const NARROW = "(max-width: 56em)";
const WIDE = "(min-width: 56.01em)";

/** Addresses of one drawing: for wide windows and, if there is one, a version for phones. */
export interface Drawings {
  readonly wide: string;
  readonly narrow?: string;
}

interface ThemedDrawingProps {
  readonly day: Drawings;
  readonly dusk: Drawings;
  /** Width and height of the wide drawing, in any unit; they reserve the space. */
  readonly ratio: readonly [width: number, height: number];
  /** True for a picture below the first screen. */
  readonly lazy?: boolean;
}

/**
 * A picture by day or, in the dark theme, at dusk. The first element follows the device's theme, the second,
 * which loads lazily, the reader's own choice (docs/decisions/content/0050-a-hero-for-each-theme.md).
 */
export function ThemedDrawing({ day, dusk, ratio, lazy = false }: ThemedDrawingProps) {
  return (
    <>
      {lazy ? null : (
        <>
          <Preload scheme="light" {...day} />
          <Preload scheme="dark" {...dusk} />
        </>
      )}
      <Drawing
        className="by-device"
        light={day}
        dark={dusk}
        ratio={ratio}
        loading={lazy ? "lazy" : "eager"}
      />
      <Drawing className="by-choice" light={dusk} dark={day} ratio={ratio} loading="lazy" />
    </>
  );
}

/**
 * Preloads a page's first picture, which would otherwise wait for the much larger fonts and styles. A first
 * picture always has a version for phones.
 */
function Preload({ scheme, wide, narrow }: Drawings & { readonly scheme: "light" | "dark" }) {
  const preload = (file: string, width: string) => (
    <link
      rel="preload"
      as="image"
      href={withBase(file)}
      media={`(prefers-color-scheme: ${scheme}) and ${width}`}
      fetchPriority="high"
    />
  );
  return narrow ? (
    <>
      {preload(narrow, NARROW)}
      {preload(wide, WIDE)}
    </>
  ) : null;
}

interface DrawingProps extends Pick<ThemedDrawingProps, "ratio"> {
  readonly className: string;
  /** Shown when the device's theme is light, and when it is dark. */
  readonly light: Drawings;
  readonly dark: Drawings;
  readonly loading: "eager" | "lazy";
}

function Drawing({ className, light, dark, ratio: [width, height], loading }: DrawingProps) {
  return (
    <picture className={className}>
      {dark.narrow ? (
        <source media={`${DARK} and ${NARROW}`} srcSet={withBase(dark.narrow)} />
      ) : null}
      <source media={DARK} srcSet={withBase(dark.wide)} />
      {light.narrow ? <source media={NARROW} srcSet={withBase(light.narrow)} /> : null}
      <img
        className="pic"
        src={withBase(light.wide)}
        alt=""
        width={width}
        height={height}
        loading={loading}
        // The largest element on a phone's first screen; by default it waits for styles and scripts.
        fetchPriority={loading === "eager" ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

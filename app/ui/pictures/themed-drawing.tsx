import { withBase } from "../links/with-base.ts";

const DARK = "(prefers-color-scheme: dark)";
const NARROW = "(max-width: 56em)";
const WIDE = "(min-width: 56.01em)";

/** Addresses of one moment's drawing, for wide windows and, where it has one of its own, for phones. */
export interface Drawings {
  readonly wide: string;
  readonly narrow?: string;
}

interface ThemedDrawingProps {
  readonly day: Drawings;
  readonly dusk: Drawings;
  /** Width and height of the wide drawing, in any unit; they reserve the space. */
  readonly ratio: readonly [width: number, height: number];
  /** True for a picture that no first screen shows. */
  readonly lazy?: boolean;
}

/**
 * A picture by day or, in the dark theme, at dusk. The first one follows the device at once, the second, a
 * lazy one, a reader's own choice (docs/decisions/0050-a-hero-for-each-theme.md).
 */
export function ThemedDrawing({ day, dusk, ratio, lazy = false }: ThemedDrawingProps) {
  return (
    <>
      {lazy ? null : (
        <>
          <Ahead scheme="light" {...day} />
          <Ahead scheme="dark" {...dusk} />
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
 * Asks for a page's first picture from the document's head: fonts and styles, which are many times its size, would
 * come before it otherwise. The first picture always has a drawing for phones.
 */
function Ahead({ scheme, wide, narrow }: Drawings & { readonly scheme: "light" | "dark" }) {
  const ahead = (file: string, width: string) => (
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
      {ahead(narrow, NARROW)}
      {ahead(wide, WIDE)}
    </>
  ) : null;
}

interface DrawingProps extends Pick<ThemedDrawingProps, "ratio"> {
  readonly className: string;
  /** What is here on a device with a light theme, and what with a dark one. */
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
        // The largest thing on a phone's first screen; without a word it waits for styles and scripts.
        fetchPriority={loading === "eager" ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

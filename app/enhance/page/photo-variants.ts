const WIDTHS_PX = [480, 800, 1200, 1600] as const;
/** Widths the server stores of an uploaded photo, besides its own (server/images/prepare.ts). */
const LIBRARY_WIDTHS_PX = [480, 960, 1600] as const;
const LIBRARY_PHOTO = /^(.*\/media\/[\w-]+)-(\d+)\.jpg/;

/**
 * The `src` and `srcset` of a photo, by its host's own parameters or by the file names of the server's library.
 * Returns any other address unchanged.
 */
export function photoVariants(url: string): { src: string; srcSet: string } {
  // The demo edition has no library, so its build drops this branch.
  const library = import.meta.env.EDITION === "server" ? LIBRARY_PHOTO.exec(url) : null;
  if (library) {
    const [, stem = "", width = ""] = library;
    const widths = [...LIBRARY_WIDTHS_PX.filter((stored) => stored < Number(width)), width];
    return {
      src: url,
      srcSet: widths.map((stored) => `${stem}-${stored}.webp ${stored}w`).join(", "),
    };
  }
  const sized = sizer(url);
  if (!sized) return { src: url, srcSet: "" };
  return {
    src: sized(1200),
    srcSet: WIDTHS_PX.map((width) => `${sized(width)} ${width}w`).join(", "),
  };
}

function sizer(url: string): ((width: number) => string) | undefined {
  const bare = url.split("?")[0] ?? url;
  if (bare.startsWith("https://images.unsplash.com/")) {
    return (width) => `${bare}?auto=format&fit=crop&w=${width}&q=70`;
  }
  if (bare.startsWith("https://images.pexels.com/")) {
    return (width) => `${bare}?auto=compress&cs=tinysrgb&w=${width}`;
  }
  return undefined;
}

const WIDTHS = [480, 800, 1200, 1600] as const;
/** What the server makes of an uploaded photo, besides its own width (server/images/prepare.ts). */
const OWN_WIDTHS = [480, 960, 1600] as const;
const OWN_PHOTO = /^(.*\/media\/[\w-]+)-(\d+)\.jpg/;

/**
 * Addresses of one photo at several widths (pixels), by the host's own parameters or by the names of the
 * server's library. Any other address is used as it is.
 */
export function photoVariants(url: string): { src: string; srcSet: string } {
  // The demo edition has no library, and its readers need not fetch this.
  const own = import.meta.env.EDITION === "server" ? OWN_PHOTO.exec(url) : null;
  if (own) {
    const [, stem = "", width = ""] = own;
    const widths = [...OWN_WIDTHS.filter((kept) => kept < Number(width)), width];
    return { src: url, srcSet: widths.map((kept) => `${stem}-${kept}.webp ${kept}w`).join(", ") };
  }
  const sized = sizer(url);
  if (!sized) return { src: url, srcSet: "" };
  return {
    src: sized(1200),
    srcSet: WIDTHS.map((width) => `${sized(width)} ${width}w`).join(", "),
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

const WIDTHS = [480, 800, 1200, 1600] as const;
/** What the server makes of an uploaded photo, besides its own width (server/images/prepare.ts). */
const OWN_WIDTHS = [480, 960, 1600] as const;

/**
 * Addresses of one photo at several widths (pixels), by the host's own parameters or by the names of the
 * server's library. Any other address is used as it is.
 */
export function photoVariants(url: string): { src: string; srcSet: string } {
  const [, stem, width = ""] = /^(.*\/media\/[\w-]+)-(\d+)\.jpg/.exec(url) ?? [];
  if (stem) {
    const widths = [...OWN_WIDTHS.filter((own) => own < Number(width)), width];
    return { src: url, srcSet: widths.map((own) => `${stem}-${own}.webp ${own}w`).join(", ") };
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

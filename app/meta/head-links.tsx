import { site } from "../../content/site.ts";

const BASE = import.meta.env.BASE_URL;

/** What every page names in its head: icons, what a phone needs to install the site, and the feeds. */
export function HeadLinks() {
  return (
    <>
      <link rel="icon" href={`${BASE}brand/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${BASE}icons/apple-touch-icon.png`} />
      <link rel="manifest" href={`${BASE}manifest.webmanifest`} />
      {FEEDS.map(({ type, file, label }) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          title={`${site.name} (${label})`}
          href={BASE + file}
        />
      ))}
    </>
  );
}

/** The feeds, as the build writes them (build/feeds/feeds.ts). */
export const FEEDS = [
  { type: "application/rss+xml", file: "feed.xml", label: "RSS" },
  { type: "application/atom+xml", file: "atom.xml", label: "Atom" },
  { type: "application/feed+json", file: "feed.json", label: "JSON Feed" },
] as const;

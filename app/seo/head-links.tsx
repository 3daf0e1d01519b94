import { withBase } from "../ui/links/with-base.ts";
import { site } from "../../content/site.ts";
import { FEEDS } from "../feeds/feed-files.ts";

/** What every page names in its head: icons, what a phone needs to install the site, and the feeds. */
export function HeadLinks() {
  return (
    <>
      <link rel="icon" href={withBase("/brand/favicon.svg")} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withBase("/icons/apple-touch-icon.png")} />
      <link rel="manifest" href={withBase("/manifest.webmanifest")} />
      {FEEDS.map(({ type, file, label }) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          title={`${site.name} (${label})`}
          href={withBase(`/${file}`)}
        />
      ))}
    </>
  );
}

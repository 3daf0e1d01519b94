import { withBase } from "../ui/links/with-base.ts";
import { site } from "../../content/site.ts";
import { FEEDS } from "../feeds/feed-files.ts";

/** The `link` elements of every page: icons, the web app manifest and the feeds. */
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

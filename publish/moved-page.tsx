import { renderToStaticMarkup } from "react-dom/server";
import { publicAddress } from "../app/seo/public-address.ts";
import { withBase } from "../app/shared/with-base.ts";

/**
 * The document at an old address, which redirects readers and search engines at once, without scripts.
 *
 * @param to an address within the site
 */
export function movedPage(to: string): string {
  const address = withBase(to);
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>This page has moved</title>
        <link rel="canonical" href={publicAddress(to)} />
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
      </head>
      <body>
        <p>
          This page has moved: <a href={address}>{address}</a>
        </p>
      </body>
    </html>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

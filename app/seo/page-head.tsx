import { languageOf } from "../language/language.ts";
import { use } from "react";
import { DocumentSite } from "../language/document-context.ts";
import { FEEDS } from "../feeds/feed-files.ts";
import { withBase } from "#app/shared/with-base.ts";
import { pictureAddress, publicAddress } from "./public-address.ts";
import { documentTitle, type PageMeta } from "./page-meta.ts";
import { SHARE_IMAGE_SIZE, shareImagePath } from "./share-image.ts";
import { breadcrumbs } from "./structured-data.ts";

/** Title, description, canonical address, sharing tags and structured data of a page. */
export function PageHead({
  meta,
  twin,
}: {
  readonly meta: PageMeta;
  /** The address of the same page in the other language. */
  readonly twin?: string | undefined;
}) {
  const {
    title,
    description,
    path,
    canonical,
    sharedAs = path,
    picture,
    type = "website",
    data = [],
  } = meta;
  const { name } = use(DocumentSite);
  return (
    <>
      <title>{documentTitle(title, name)}</title>
      {description ? <meta name="description" content={description} /> : null}
      {path === undefined ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={name} />
      {description ? <meta property="og:description" content={description} /> : null}
      {path === undefined ? null : (
        <Sharing
          address={canonical ?? publicAddress(path)}
          sharedAs={sharedAs ?? path}
          picture={picture}
          type={type}
        />
      )}
      {twin === undefined || path === undefined ? null : <Alternates path={path} twin={twin} />}
      {[...data, ...breadcrumbs(path ?? "/", title)].map((item) => (
        <script
          key={item["@type"]}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(item) }}
        />
      ))}
    </>
  );
}

/**
 * Links to the page in both languages; readers of other languages get the English one. English pages leave this to the
 * site map (seo/sitemap.ts), so that their documents do not grow by it.
 */
function Alternates({ path, twin }: { readonly path: string; readonly twin: string }) {
  const alternate = (language: string, address: string) => (
    <link key={language} rel="alternate" hrefLang={language} href={publicAddress(address)} />
  );
  if (languageOf(path) === "en") return null;
  return [alternate("es", path), alternate("en", twin), alternate("x-default", twin)];
}

function Sharing({
  address,
  sharedAs,
  picture,
  type,
}: {
  readonly address: string;
  readonly sharedAs: string;
  readonly picture: PageMeta["picture"];
  readonly type: string;
}) {
  const [width, height] = SHARE_IMAGE_SIZE;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={address} />
      {picture ? (
        <>
          <meta property="og:image" content={pictureAddress(picture.address)} />
          {picture.alt === "" ? null : (
            <>
              <meta property="og:image:alt" content={picture.alt} />
              <meta name="twitter:image:alt" content={picture.alt} />
            </>
          )}
        </>
      ) : (
        <>
          <meta property="og:image" content={publicAddress(shareImagePath(sharedAs))} />
          <meta property="og:image:width" content={String(width)} />
          <meta property="og:image:height" content={String(height)} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** JSON that cannot end its script element. */
function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** The `link` elements of every document: icons, the web app manifest and the feeds. */
export function HeadLinks() {
  const { name } = use(DocumentSite);
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
          title={`${name} (${label})`}
          href={withBase(`/${file}`)}
        />
      ))}
    </>
  );
}

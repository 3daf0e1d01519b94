import { languageOf } from "#app/language/language.ts";
import { type Site, socialLinks } from "#app/content-model/site-settings.ts";
import { bylineOf, type PostSummary, postPath } from "#app/domain/posts/post.ts";
import { sectionTitle } from "#app/domain/section-title.ts";
import { pictureAddress, publicAddress } from "./public-address.ts";
import { shareImagePath } from "./share-image.ts";

/** A schema.org item as JSON-LD. */
export interface StructuredData {
  readonly "@context": "https://schema.org";
  readonly "@type": string;
  readonly [property: string]: unknown;
}

const describe = (type: string, properties: object): StructuredData => ({
  "@context": "https://schema.org",
  "@type": type,
  ...properties,
});

const publisher = ({ name }: Site) => ({
  "@type": "Organization",
  name,
  url: publicAddress("/"),
});

/** The site's publisher, for the home page. */
export function organization(site: Site): StructuredData {
  const sameAs = socialLinks(site).map(({ to }) => to);
  return describe("Organization", {
    name: site.name,
    url: publicAddress("/"),
    logo: publicAddress("/icons/icon-512.png"),
    email: site.email,
    slogan: site.tagline,
    ...(sameAs.length > 0 ? { sameAs } : {}),
  });
}

/** Breadcrumbs from the home page to a page below an overview such as `/about` or `/blog`; none for other pages. */
export function breadcrumbs(path: string, title: string): StructuredData[] {
  const [, section = "", below] = path.split("/");
  if (below === undefined || languageOf(path) !== "en") return [];
  const trail = [
    { name: "Home", item: publicAddress("/") },
    { name: sectionTitle(section), item: publicAddress(`/${section}`) },
    // The last is this page: its address is the document's.
    { name: title },
  ];
  const itemListElement = trail.map((place, index) => ({
    "@type": "ListItem",
    position: index + 1,
    ...place,
  }));
  return [describe("BreadcrumbList", { itemListElement })];
}

/**
 * A blog post.
 *
 * @param sharedAs address of the page whose share image it uses (share-image.ts).
 */
export function blogPosting(post: PostSummary, sharedAs: string, site: Site): StructuredData {
  const path = postPath(post);
  const name = bylineOf(post);
  const isTeam = name === site.byline;
  return describe("BlogPosting", {
    headline: post.title,
    datePublished: post.date,
    dateModified: post.updated,
    author: isTeam
      ? { "@type": "Organization", name, url: publicAddress("/about/team") }
      : { "@type": "Person", name },
    publisher: publisher(site),
    image: pictureAddress(post.sharePicture || shareImagePath(sharedAs)),
    mainEntityOfPage: publicAddress(path),
    articleSection: post.category,
    keywords: post.tags,
  });
}

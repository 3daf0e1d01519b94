import { PAGE_GROUPS } from "../content-model/page-groups.ts";
import type { FaqPage, FirstStepsPage } from "../content-model/pages/getting-started.ts";
import { site } from "../../content/site.ts";
import { type PostSummary, postPath } from "../domain/posts/post.ts";
import { publicAddress } from "./public-address.ts";
import { shareImagePath } from "./share-image.ts";

/** A thing described with the words of schema.org. */
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

/** Overviews that are above other pages, by the first part of the address. */
const OVERVIEWS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(PAGE_GROUPS).map(([name, { label }]) => [name, label] as const),
  ["blog", "Blog"],
]);

const publisher = () => ({ "@type": "Organization", name: site.name, url: publicAddress("/") });

/** Who publishes the site; for the home page. */
export function organization(): StructuredData {
  return describe("Organization", {
    name: site.name,
    url: publicAddress("/"),
    logo: publicAddress("/icons/icon-512.png"),
    email: site.email,
    slogan: site.tagline,
  });
}

/** The way from the home page to a page below an overview; nothing for the overviews themselves. */
export function breadcrumbs(path: string, title: string): StructuredData[] {
  const [, section = "", below] = path.split("/");
  const overview = OVERVIEWS.get(section);
  if (overview === undefined || below === undefined) return [];
  const trail = [
    { name: "Home", item: publicAddress("/") },
    { name: overview, item: publicAddress(`/${section}`) },
    { name: title, item: publicAddress(path) },
  ];
  const itemListElement = trail.map((place, index) => ({
    "@type": "ListItem",
    position: index + 1,
    ...place,
  }));
  return [describe("BreadcrumbList", { itemListElement })];
}

/**
 * A post, with the dates as its page tells them.
 *
 * @param sharedAs address of the page whose share image it has (share-image.ts).
 */
export function blogPosting(post: PostSummary, sharedAs: string): StructuredData {
  const path = postPath(post);
  const type = post.author.name === site.byline ? "Organization" : "Person";
  return describe("BlogPosting", {
    headline: post.title,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author: { "@type": type, name: post.author.name, url: publicAddress("/about/team") },
    publisher: publisher(),
    image: publicAddress(shareImagePath(sharedAs)),
    mainEntityOfPage: publicAddress(path),
    articleSection: post.category,
    keywords: post.tags,
  });
}

/** Questions that the page answers in full. */
export function faqPage({ questions }: Pick<FaqPage, "questions">): StructuredData {
  return describe("FAQPage", {
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map(plainText).join(" ") },
    })),
  });
}

/** A guide of steps that are done in this order. */
export function howTo(
  name: string,
  steps: readonly Pick<FirstStepsPage["steps"][number], "title" | "text">[],
): StructuredData {
  return describe("HowTo", {
    name,
    step: steps.map(({ title, text }) => ({
      "@type": "HowToStep",
      name: title,
      text: plainText(text),
    })),
  });
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The words of a line of the site's own HTML (app/markdown/renderer.ts). */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => NAMED[name] ?? "");
}

import { Feed } from "feed";
import { type Post, postPath } from "../../app/domain/post.ts";
import { renderArticle } from "../../app/markdown/renderer.ts";
import { site } from "../../content/site.ts";
import { absoluteAddresses } from "./absolute-addresses.ts";
import { FEED_FILES, FEED_SIZE } from "./feed-files.ts";

/**
 * The newest posts in full, as RSS, Atom and JSON Feed: file and text.
 *
 * @param posts newest first, the list that the pages show.
 * @param root host and folder of the site (build/site/public-root.ts).
 */
export function feedFiles(posts: readonly Post[], root: string): [file: string, text: string][] {
  const newest = posts.slice(0, FEED_SIZE);
  const text = (words: string) => words;
  return [
    [FEED_FILES.rss, wellFormed(makeFeed(newest, root, { title: text, summary: asHtml }).rss2())],
    [
      FEED_FILES.atom,
      wellFormed(makeFeed(newest, root, { title: asHtml, summary: asHtml }).atom1()),
    ],
    [FEED_FILES.json, makeFeed(newest, root, { title: text, summary: text }).json1()],
  ];
}

/** How a format wants plain words: as they are, or as HTML. */
interface Wording {
  readonly title: (words: string) => string;
  readonly summary: (words: string) => string;
}

function makeFeed(newest: readonly Post[], root: string, wording: Wording): Feed {
  const feed = new Feed({
    id: `${root}/`,
    title: site.name,
    description: site.tagline,
    link: `${root}/`,
    language: "en",
    generator: false,
    favicon: `${root}/icons/icon-192.png`,
    image: `${root}/icons/icon-512.png`,
    copyright: site.name,
    author: { name: site.byline, link: `${root}/about/team` },
    feedLinks: {
      rss: `${root}/${FEED_FILES.rss}`,
      atom: `${root}/${FEED_FILES.atom}`,
      json: `${root}/${FEED_FILES.json}`,
    },
    ...(newest.length > 0 ? { updated: lastChange(newest) } : {}),
  });
  for (const post of newest) feed.addItem(item(post, root, wording));
  return feed;
}

function item(post: Post, root: string, wording: Wording) {
  const address = root + postPath(post);
  return {
    id: address,
    guid: address,
    link: address,
    title: wording.title(post.title),
    description: wording.summary(post.excerpt),
    content: absoluteAddresses(renderArticle(post.content).html, address, root),
    author: [{ name: post.author.name }],
    category: [post.category, ...post.tags].map((name) => ({ name, term: name })),
    published: moment(post.date),
    date: moment(post.updated ?? post.date),
  };
}

/**
 * A feed wants a moment where the site has a calendar date. Noon in UTC falls on that date on every
 * ranch from Hawaii to New Zealand's winter time; midnight would be the day before in all of America.
 */
function moment(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

// Characters that XML 1.0 has no way to write, not even escaped.
// oxlint-disable-next-line no-control-regex
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** What the feed library leaves in that no XML reader accepts. */
function wellFormed(xml: string): string {
  return xml
    .replace(NOT_IN_XML, "")
    .replace(/<category [^\n]*\/>/g, (tag) => `<${tag.slice(1).replaceAll("<", "&lt;")}`);
}

function asHtml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function lastChange(posts: readonly Post[]): Date {
  return moment(
    posts.map(({ date, updated }) => updated ?? date).reduce((a, b) => (a > b ? a : b)),
  );
}

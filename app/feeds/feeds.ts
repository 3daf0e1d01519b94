import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import type { Site } from "../content-model/site-settings.ts";
import { bylineOf, type Post, postPath } from "../domain/posts/post.ts";
import { renderArticle } from "../markdown/renderer.ts";
import { absoluteAddresses } from "./absolute-addresses.ts";
import { FEED_SIZE, type FeedFormat, feedFile } from "./feed-files.ts";

/** The fields of a post that all three formats share. */
interface Entry {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  readonly html: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly published: Date;
  readonly updated: Date;
}

/**
 * A feed with the full text of the newest posts.
 *
 * @param posts newest first.
 * @param root the site's origin and base path (`publicAddress`).
 */
export function feedText(
  format: FeedFormat,
  posts: readonly Post[],
  site: Site,
  root: string,
): string {
  const entries = posts.slice(0, FEED_SIZE).map((post) => toEntry(post, root));
  const write = { rss, atom, json }[format];
  return write(entries, site, root);
}

function toEntry(post: Post, root: string): Entry {
  const address = root + postPath(post);
  return {
    address,
    title: post.title,
    summary: post.excerpt,
    html: absoluteAddresses(renderArticle(post.content).html, address, root),
    author: bylineOf(post),
    tags: [post.category, ...post.tags],
    published: noonUtc(post.date),
    updated: noonUtc(post.updated ?? post.date),
  };
}

function rss(entries: readonly Entry[], site: Site, root: string): string {
  const feed = generateRssFeed({
    title: site.name,
    link: `${root}/`,
    description: site.tagline,
    language: "en",
    copyright: site.name,
    ...(entries.length > 0 ? { lastBuildDate: lastChange(entries) } : {}),
    image: { url: `${root}/icons/icon-512.png`, title: site.name, link: `${root}/` },
    atom: {
      links: [{ href: `${root}/${feedFile("rss")}`, rel: "self", type: "application/rss+xml" }],
    },
    items: entries.map((entry) => ({
      // Some feed readers read a title as HTML.
      title: entry.title.replaceAll("<", "&lt;"),
      link: entry.address,
      guid: { value: entry.address, isPermaLink: true },
      pubDate: entry.published,
      // RSS descriptions are HTML.
      description: escapeHtml(entry.summary),
      // RSS's own `author` must be an email address.
      dc: { creators: [entry.author] },
      categories: entry.tags.map((name) => ({ name })),
      content: { encoded: entry.html },
    })),
  });
  return stripInvalid(feed);
}

function atom(entries: readonly Entry[], site: Site, root: string): string {
  const feed = generateAtomFeed({
    id: `${root}/`,
    title: { value: site.name },
    subtitle: { value: site.tagline },
    updated: lastChange(entries),
    rights: { value: site.name },
    icon: `${root}/icons/icon-192.png`,
    logo: `${root}/icons/icon-512.png`,
    authors: [{ name: site.byline, uri: `${root}/about/team` }],
    links: [
      { href: `${root}/`, rel: "alternate", type: "text/html" },
      { href: `${root}/${feedFile("atom")}`, rel: "self", type: "application/atom+xml" },
    ],
    entries: entries.map((entry) => ({
      id: entry.address,
      title: { value: entry.title, type: "text" },
      links: [{ href: entry.address, rel: "alternate", type: "text/html" }],
      published: entry.published,
      updated: entry.updated,
      authors: [{ name: entry.author }],
      categories: entry.tags.map((term) => ({ term })),
      summary: { value: entry.summary, type: "text" },
      content: { value: entry.html, type: "html" },
    })),
  });
  return stripInvalid(feed);
}

function json(entries: readonly Entry[], site: Site, root: string): string {
  const feed = generateJsonFeed({
    title: site.name,
    home_page_url: `${root}/`,
    feed_url: `${root}/${feedFile("json")}`,
    description: site.tagline,
    icon: `${root}/icons/icon-512.png`,
    favicon: `${root}/icons/icon-192.png`,
    language: "en",
    authors: [{ name: site.byline, url: `${root}/about/team` }],
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      tags: [...entry.tags],
    })),
  });
  return JSON.stringify(feed);
}

/**
 * Feeds need a time, but the site only has calendar dates. Noon UTC falls on the right date from Hawaii to
 * New Zealand in winter; midnight UTC would be the day before in all of America.
 */
function noonUtc(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** When the feed last changed; 1970 for an empty feed, since Atom requires a date. */
function lastChange(entries: readonly Entry[]): Date {
  return new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));
}

// XML 1.0 cannot represent these characters, not even escaped.
const INVALID_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function stripInvalid(text: string): string {
  return text.replace(INVALID_IN_XML, "");
}

function escapeHtml(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

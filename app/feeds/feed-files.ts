/** The number of newest posts in a feed, which keeps its size constant as the blog grows. */
export const FEED_SIZE = 50;

/** The feeds, in the order in which pages list them. */
export const FEEDS = [
  { format: "rss", file: "feed.xml", type: "application/rss+xml", label: "RSS" },
  { format: "atom", file: "atom.xml", type: "application/atom+xml", label: "Atom" },
  { format: "json", file: "feed.json", type: "application/feed+json", label: "JSON Feed" },
] as const;

export type FeedFormat = (typeof FEEDS)[number]["format"];

/** The path of a feed within the site. */
export function feedFile(format: FeedFormat): string {
  return FEEDS.find((feed) => feed.format === format)?.file ?? "";
}

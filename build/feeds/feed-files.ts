/** How many posts a feed carries in full: the newest, so that it stays one size as the blog grows. */
export const FEED_SIZE = 50;

/** The feeds' files, in the order in which the head offers them. */
export const FEED_FILES = { rss: "feed.xml", atom: "atom.xml", json: "feed.json" } as const;

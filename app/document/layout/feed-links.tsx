import { withBase } from "#app/shared/with-base.ts";
import { FEEDS } from "#app/feeds/feed-files.ts";

/** Where a feed reader finds the blog. */
export function FeedLinks() {
  return (
    <p className="feeds">
      {"Follow the blog: "}
      <span>
        {FEEDS.map(({ type, file, label }) => (
          <a key={file} href={withBase(`/${file}`)} type={type}>
            {label}
          </a>
        ))}
      </span>
    </p>
  );
}

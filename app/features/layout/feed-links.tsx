import { FEEDS } from "../../meta/head-links.tsx";

/** Where a feed reader finds the blog. */
export function FeedLinks() {
  return (
    <p className="feeds">
      <span>Follow the blog by feed:</span>
      {FEEDS.map(({ type, file, label }) => (
        <a key={file} href={import.meta.env.BASE_URL + file} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}

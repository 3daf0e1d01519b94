import Link from "next/link";
import { readPost, slugs } from "../posts.js";

export const metadata = { title: "Posts", description: "All posts, newest first." };

export default function Home() {
  return (
    <>
      <h1>Posts</h1>
      <ul>
        {slugs.map((slug) => (
          <li key={slug}>
            <Link href={`/blog/${slug}`}>{readPost(slug).title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

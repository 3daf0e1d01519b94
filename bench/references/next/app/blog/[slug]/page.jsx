import Link from "next/link";
import { readPost, slugs } from "../../../posts.js";

export const dynamicParams = false;
export const generateStaticParams = () => slugs.map((slug) => ({ slug }));

export async function generateMetadata({ params }) {
  const { title, excerpt } = readPost((await params).slug);
  return { title, description: excerpt };
}

export default async function Post({ params }) {
  const { title, html, next } = readPost((await params).slug);
  return (
    <>
      <h1>{title}</h1>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p>
        <Link id="next" href={`/blog/${next}`}>
          Next post
        </Link>
      </p>
    </>
  );
}

import { refOf } from "../../../app/domain/post.ts";
import { ArticleBody } from "../../../app/features/blog/article-body.tsx";
import { AuthorCard } from "../../../app/features/blog/author-card.tsx";
import { BackToBlog } from "../../../app/features/blog/back-to-blog.tsx";
import {
  DeliveredHtml,
  RenderedAheadProvider,
} from "../../../app/features/blog/delivered-html.tsx";
import { Highlighted } from "../../../app/features/blog/highlighted.tsx";
import { PostCard } from "../../../app/features/blog/post-card.tsx";
import { PostDate } from "../../../app/features/blog/post-date.tsx";
import { PostHero } from "../../../app/features/blog/post-hero.tsx";
import { PostNeighbours } from "../../../app/features/blog/post-neighbours.tsx";
import { PostNotFound } from "../../../app/features/blog/post-not-found.tsx";
import { PostView } from "../../../app/features/blog/post-view.tsx";
import { RelatedArticles } from "../../../app/features/blog/related-articles.tsx";
import { SectionLinks } from "../../../app/features/blog/section-links.tsx";
import { ShareTools } from "../../../app/features/blog/share-tools.tsx";
import { TableOfContents } from "../../../app/features/blog/table-of-contents.tsx";
import { calendarDate } from "../../../app/domain/calendar-date.ts";
import { renderArticle } from "../../../app/markdown/renderer.ts";
import { sample } from "../sample.ts";
import { content, post, posts } from "./content.ts";

const article = content.article(refOf(post));
if (!article) throw new Error("The newest post has no article.");
const { html, toc } = article;
const oneSection = renderArticle("Before it.\n\n### The one section\n\nIts text.").html;

export const articleSamples = [
  sample(PostView, "found", { article }),
  sample(PostView, "one section, without tags and neighbours", {
    article: {
      post: { ...post, tags: [] },
      html: oneSection,
      toc: toc.slice(0, 1),
      relatedPool: [],
    },
  }),
  sample(PostNotFound, "shown", {}),
  sample(PostHero, "changed later", { post: { ...post, updated: calendarDate("2026-01-02") } }),
  sample(ArticleBody, "with its text", { html }),
  sample(DeliveredHtml, "with its text", { id: "article-body", className: "prose", html }),
  sample(RenderedAheadProvider, "around the text", {
    html,
    children: <ArticleBody html={undefined} />,
  }),
  sample(AuthorCard, "with a portrait", { author: { ...post.author, avatar: post.coverImage } }),
  sample(AuthorCard, "without", { author: { ...post.author, avatar: "" } }),
  sample(BackToBlog, "shown", {}),
  sample(
    Highlighted,
    "with a match",
    { text: "Water first", term: "water" },
    {
      within: (text) => <p>{text}</p>,
    },
  ),
  sample(PostCard, "with a link to the whole", { post, more: "Read more" }),
  sample(PostDate, "how long ago", { date: post.date }),
  sample(PostNeighbours, "both", article),
  sample(PostNeighbours, "none", {}),
  sample(RelatedArticles, "drawn", { pool: posts, delivered: false }),
  sample(RelatedArticles, "none", { pool: [], delivered: false }),
  sample(
    SectionLinks,
    "around a text",
    {
      className: "read-cols",
      children: <a href="#here">To the section</a>,
    },
    { within: (links) => <div id="here">{links}</div> },
  ),
  sample(ShareTools, "shown", { title: post.title }),
  sample(TableOfContents, "folded up", { toc }),
  sample(
    TableOfContents,
    "unfolded",
    { toc },
    {
      before(screen) {
        for (const details of screen.querySelectorAll("details")) details.open = true;
      },
    },
  ),
];

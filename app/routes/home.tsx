import { Link } from "react-router";
import { site } from "../../content/site.ts";
import { posts } from "../backend/posts.ts";
import { publishedContent } from "../content.server.ts";
import { PostCard } from "../features/blog/post-card.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Timeline } from "../features/home/timeline.tsx";
import { pageData } from "../meta/page-data.ts";
import { pageMeta } from "../meta/page-meta.ts";
import { organization } from "../meta/structured-data.ts";
import { CallToAction } from "../ui/call-to-action.tsx";
import { Card } from "../ui/card.tsx";
import { InlineHtml } from "../ui/inline-html.tsx";
import type { Route } from "./+types/home.ts";

/** How many posts "Latest Insights" shows (specification, section 9). */
const LATEST = 3;
const CARD_SCENES = ["soil", "animal-welfare", "biodiversity"] as const;

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(publishedContent);
  return { page: content.page("home"), latest: content.overview().latest.slice(0, LATEST) };
}

export async function clientLoader() {
  const [{ page }, { latest }] = await Promise.all([
    pageData<typeof loader>("routes/home", "/"),
    posts.overview(),
  ]);
  return { page, latest: latest.slice(0, LATEST) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: site.name,
    description: loaderData?.page.metaDescription,
    path: "/",
    data: [organization()],
  });

export default function Home({ loaderData: { page, latest } }: Route.ComponentProps) {
  const { why, callToAction } = page;
  return (
    <>
      <Hero page={page} />
      <section className="sec">
        <div className="wrap">
          <div className="sec-head">
            <h2>{why.heading}</h2>
            {why.intro ? (
              <p>
                <InlineHtml html={why.intro} />
              </p>
            ) : null}
          </div>
          <div className="grid">
            {why.items.map(({ title, text, to, photo }, index) => (
              <Card
                key={title}
                title={title}
                to={to}
                scene={`/scenes/home-card-${CARD_SCENES[index]}.svg`}
                photo={photo && { url: photo.url, alt: "" }}
              >
                <p>
                  <InlineHtml html={text} />
                </p>
              </Card>
            ))}
          </div>
        </div>
      </section>
      <Timeline timeline={page.timeline} />
      <section className="sec">
        <div className="wrap">
          <div className="row sec-head">
            <h2>{page.latest.heading}</h2>
            <Link to={page.latest.viewAll.to}>{page.latest.viewAll.label}</Link>
          </div>
          <div className="grid">
            {latest.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </div>
        </div>
      </section>
      <CallToAction {...callToAction} />
    </>
  );
}

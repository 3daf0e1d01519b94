import { Link } from "../ui/links/link.tsx";
import { site } from "#content/site.ts";
import type { HomePage } from "../content-model/pages/home.ts";
import type { Page } from "../document/page.ts";
import type { PostSummary } from "../domain/posts/post.ts";
import { PostCard } from "../features/blog/post-card.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Timeline } from "../features/home/timeline.tsx";
import { organization } from "../seo/structured-data/structured-data.ts";
import { CallToAction } from "../ui/page/call-to-action.tsx";
import { Card } from "../ui/page/card.tsx";
import { InlineHtml } from "../ui/text/inline-html.tsx";

/** How many posts "Latest Insights" shows (specification, section 9). */
const LATEST = 3;
const CARD_SCENES = ["soil", "animal-welfare", "biodiversity"] as const;

export const home: Page = async ({ content }) => {
  const [page, { latest }] = await Promise.all([content.page("home"), content.overview()]);
  return {
    meta: {
      title: site.name,
      description: page.metaDescription,
      path: "/",
      data: [organization()],
    },
    view: <Home page={page} latest={latest.slice(0, LATEST)} />,
  };
};

function Home({
  page,
  latest,
}: {
  readonly page: HomePage;
  readonly latest: readonly PostSummary[];
}) {
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
      <CallToAction {...callToAction} picture="closing-home" />
    </>
  );
}

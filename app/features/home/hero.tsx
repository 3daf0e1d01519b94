import { Link } from "#app/ui/links/link.tsx";
import type { HomePage } from "#app/content-model/pages/home.ts";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { HeroPicture } from "./hero-picture.tsx";

export function Hero({
  page,
}: {
  readonly page: Pick<HomePage, "title" | "lede" | "actions" | "photo">;
}) {
  const { assessment, howItWorks } = page.actions;
  return (
    <section className="hero">
      <HeroPicture photo={page.photo} />
      <div className="wrap">
        <div className="sign">
          <Ten filled={1} label="One tenth of a ranch" />
          <h1>{page.title}</h1>
          <p className="lede">
            <InlineHtml html={page.lede} />
          </p>
          <p className="btns">
            <Link className="btn accent" to={assessment.to}>
              {assessment.label}
            </Link>
            <Link className="btn ghost" to={howItWorks.to}>
              {howItWorks.label}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

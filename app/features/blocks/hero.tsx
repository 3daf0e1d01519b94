import { useTexts } from "#app/language/texts.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { singleFile } from "#app/pictures/files.ts";
import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { Link } from "#app/ui/links/link.tsx";
import { PhotoPlace } from "#app/ui/pictures/picture.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";

const DAY = {
  wide: `/${singleFile("home-hero-wide")}`,
  narrow: `/${singleFile("home-hero-narrow")}`,
};
const DUSK = {
  wide: `/${singleFile("home-hero-wide-dusk")}`,
  narrow: `/${singleFile("home-hero-narrow-dusk")}`,
};

/** The top of the home page: the home ranch by day or, in the dark theme, at dusk. */
export function Hero({ page: { title, lede, photo, actions } }: { readonly page: ContentPage }) {
  const { blocks } = useTexts();
  return (
    <section className="hero">
      <span className="picture">
        <ThemedDrawing day={DAY} dusk={DUSK} ratio={[16, 9]} />
        <PhotoPlace photo={photo} />
      </span>
      <div className="wrap">
        <div className="sign">
          <Ten filled={1} label={blocks.oneTenth} />
          <h1>{title}</h1>
          <p className="lede">
            <InlineHtml html={lede} />
          </p>
          <p className="btns">
            {actions.map(({ label, to }) => (
              <Link
                key={to}
                className={to.endsWith(ASSESSMENT_PATH) ? "btn accent" : "btn ghost"}
                to={to}
              >
                {label}
              </Link>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

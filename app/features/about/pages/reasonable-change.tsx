import type { PageProps } from "#app/content-model/pages.ts";
import { pluralize } from "#app/domain/plural.ts";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { Caution } from "#app/ui/text/caution.tsx";
import { Cut } from "#app/ui/pictures/cut.tsx";
import { Ledger } from "#app/ui/text/ledger.tsx";
import { PageTop } from "#app/ui/page/page-top.tsx";
import { Principles } from "#app/ui/text/principles.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Ten } from "#app/ui/pictures/ten.tsx";

export default function ReasonableChange({ page, group }: PageProps<"about/reasonable-change">) {
  const { principles, pace } = page;
  return (
    <>
      <PageTop picture="about-reasonable-change" page={page} group={group} />
      <Section id="principles" heading="Five principles" sunken>
        <Principles items={principles} />
      </Section>
      <Section id="pace" heading={pace.heading} intro={pace.intro}>
        <Ledger
          caption="Tenths of the ranch changed by the end of each year"
          columns={["Year", pace.slowLabel, pace.fastLabel]}
          rows={pace.seasons.map((season) => ({
            heading: season.title,
            cells: [
              <Tenths key="slow" count={season.slow} />,
              <Tenths key="fast" count={season.fast} />,
            ],
          }))}
        />
        <Caution html={pace.caution} />
        {pace.cut ? <Cut {...pace.cut} /> : null}
      </Section>
      <CallToAction {...page.callToAction} picture="closing-about" />
    </>
  );
}

function Tenths({ count }: { readonly count: number }) {
  return (
    <div className="tenths">
      <Ten filled={count} label={`${pluralize(count, "tenth")} of the ranch`} />
      <b aria-hidden="true">{count}</b>
    </div>
  );
}

import { Fragment, type ReactNode } from "react";
import type { PageKind, PageProps, Pages } from "#app/content-model/pages.ts";
import type { Frieze } from "#app/pictures/files.ts";
import type { PracticePicture } from "#app/pictures/files.ts";
import { Band } from "#app/ui/page/band.tsx";
import { CallToAction } from "#app/ui/page/call-to-action.tsx";
import { Cut, type CutProps, Cuts } from "#app/ui/pictures/cut.tsx";
import { FriezeStrip } from "#app/ui/pictures/frieze-strip.tsx";
import { LargeFigure } from "#app/ui/text/large-figure.tsx";
import { Opening } from "#app/ui/page/opening.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Principles } from "#app/ui/text/principles.tsx";
import { Section } from "#app/ui/page/section.tsx";
import { Sources } from "#app/ui/text/sources.tsx";
import { Paragraphs } from "#app/ui/text/texts.tsx";
import { Figures } from "./figures.tsx";

type GrazingPage = Pages["practices/grazing"];

/** The fields that every practice page shares. */
type CommonPage = Pick<
  GrazingPage,
  | "title"
  | "lede"
  | "photo"
  | "intro"
  | "lead"
  | "largeFigure"
  | "figures"
  | "sources"
  | "callToAction"
> & {
  readonly principles: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly cuts?: readonly CutProps[] | undefined;
    readonly items: GrazingPage["principles"]["items"];
  };
};

/** A section that only one practice has, shown between principles and figures. */
export interface PracticePart {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly content: ReactNode;
  readonly cuts?: readonly CutProps[] | undefined;
}

/** Content from other features, which the route passes in. */
interface PracticeSlots {
  /** Cards of the posts to read next. */
  readonly related: ReactNode;
  /** The block that helps readers find people nearby. */
  readonly people: ReactNode;
}

export type PracticeProps<Kind extends PageKind> = PracticeSlots & PageProps<Kind>;

/** The layout of a practice page. `parts` are the sections that only this practice has. */
export function PracticePage({
  picture,
  frieze,
  page,
  parts,
  leadPlace = "wide",
  group,
  related,
  people,
}: Omit<PracticeProps<"practices/grazing">, "page"> & {
  readonly page: CommonPage;
  /** The practice's header picture. Its closing picture shows the same paddock a month later. */
  readonly picture: PracticePicture;
  /** The strip across the middle of the page. */
  readonly frieze: Frieze;
  readonly parts: readonly PracticePart[];
  /** Where the page's large diagram goes. */
  readonly leadPlace?: CutProps["place"];
}) {
  const { photo, title, lede, intro, lead, principles, figures, sources, callToAction } = page;
  const sections: PracticePart[] = [
    { id: "principles", ...principles, content: <Principles items={principles.items} /> },
    ...parts,
    { id: "figures", ...figures, content: <Figures items={figures.items} /> },
    { id: "related", heading: "Read more", content: <div className="grid rows">{related}</div> },
    { id: "sources", heading: "Sources", content: <Sources items={sources} /> },
  ];
  const beside = leadPlace === "beside";
  const body = (
    <>
      <Opening anchors={sections.map(({ id, heading }) => ({ id, label: heading }))}>
        <Paragraphs texts={intro} />
      </Opening>
      {lead && !beside ? (
        <div className="wrap">
          <Cut {...lead} place="wide" />
        </div>
      ) : null}
      {sections.map(({ id, heading, intro: text, content, cuts }, index) => (
        <Fragment key={id}>
          {index === 1 ? <LargeFigure {...page.largeFigure} /> : null}
          {index === 2 ? <FriezeStrip name={frieze} /> : null}
          <Section id={id} heading={heading} intro={text}>
            {content}
            <Cuts items={cuts} />
          </Section>
        </Fragment>
      ))}
    </>
  );
  return (
    <>
      <Band picture={picture} photo={photo} group={group} title={title} lede={lede}>
        <PrintButton />
      </Band>
      {lead && beside ? (
        <div className="with-column">
          <Cut {...lead} place="beside" />
          <div>{body}</div>
        </div>
      ) : (
        body
      )}
      {people}
      <CallToAction {...callToAction} picture={`closing-${picture}`} />
    </>
  );
}

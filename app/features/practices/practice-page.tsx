import { Fragment, type ReactNode } from "react";
import type { GrazingPage } from "../../content-model/pages.ts";
import type { BandPage, Frieze } from "../../illustrations/file-names.ts";
import { Band } from "../../ui/page/band.tsx";
import { CallToAction } from "../../ui/page/call-to-action.tsx";
import { Cut, type CutProps, Cuts } from "../../ui/pictures/cut.tsx";
import { FriezeStrip } from "../../ui/pictures/frieze-strip.tsx";
import { LargeFigure } from "../../ui/text/large-figure.tsx";
import { Opening } from "../../ui/page/opening.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Principles } from "../../ui/text/principles.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Sources } from "../../ui/text/sources.tsx";
import { Paragraphs } from "../../ui/text/texts.tsx";
import { Figures } from "./figures.tsx";

const PRACTICES = { label: "Practices", to: "/practices" } as const;

/** A practice's band; its closing shows the same paddock a month later. */
type PracticePicture = Exclude<Extract<BandPage, `practice-${string}`>, "practice-unknown">;

const FRIEZE_OF: Record<PracticePicture, Frieze> = {
  "practice-grazing": "wire",
  "practice-water": "tracks",
  "practice-soil": "grass",
  "practice-animal-health": "posts",
};

/** What every practice's page has. */
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

/** Its own part that a practice puts between principles and figures. */
export interface PracticePart {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly content: ReactNode;
  readonly cuts?: readonly CutProps[] | undefined;
}

/** What a practice's page gets from other parts of the site. */
export interface PracticeSlots {
  /** Cards of the posts to read next. */
  readonly related: ReactNode;
  /** The block that leads to people near the reader. */
  readonly people: ReactNode;
}

export type PracticeProps<Page> = PracticeSlots & { readonly page: Page };

/** The frame of a practice's page; `parts` are what that practice has of its own. */
export function PracticePage({
  picture,
  page,
  parts,
  leadPlace = "wide",
  related,
  people,
}: PracticeProps<CommonPage> & {
  readonly picture: PracticePicture;
  readonly parts: readonly PracticePart[];
  /** Where the page's large diagram stands. */
  readonly leadPlace?: CutProps["place"];
}) {
  const { photo, title, lede, intro, lead, principles, figures, sources, callToAction } = page;
  const all: PracticePart[] = [
    { id: "principles", ...principles, content: <Principles items={principles.items} /> },
    ...parts,
    { id: "figures", ...figures, content: <Figures items={figures.items} /> },
    { id: "related", heading: "Read more", content: <div className="grid rows">{related}</div> },
    { id: "sources", heading: "Sources", content: <Sources items={sources} /> },
  ];
  const beside = leadPlace === "beside";
  const body = (
    <>
      <Opening anchors={all.map(({ id, heading }) => ({ id, label: heading }))}>
        <Paragraphs texts={intro} />
      </Opening>
      {lead && !beside ? (
        <div className="wrap">
          <Cut {...lead} place="wide" />
        </div>
      ) : null}
      {all.map(({ id, heading, intro: text, content, cuts }, index) => (
        <Fragment key={id}>
          {index === 1 ? <LargeFigure {...page.largeFigure} /> : null}
          {index === 2 ? <FriezeStrip name={FRIEZE_OF[picture]} /> : null}
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
      <Band picture={picture} photo={photo} group={PRACTICES} title={title} lede={lede}>
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

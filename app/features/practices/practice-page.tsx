import type { ReactNode } from "react";
import type { GrazingPage } from "../../../build/content/page-schemas.ts";
import type { BandPage } from "../../illustrations/file-names.ts";
import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Opening } from "../../ui/opening.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Principles } from "../../ui/principles.tsx";
import { Section } from "../../ui/section.tsx";
import { Sources } from "../../ui/sources.tsx";
import { Paragraphs } from "../../ui/texts.tsx";
import { Figures } from "./figures.tsx";

const PRACTICES = { label: "Practices", to: "/practices" } as const;

/** What every practice's page has. */
type CommonPage = Pick<
  GrazingPage,
  "title" | "lede" | "photo" | "intro" | "figures" | "sources" | "callToAction"
> & {
  readonly principles: {
    readonly heading: string;
    readonly intro?: string | undefined;
    readonly items: GrazingPage["principles"]["items"];
  };
};

/** A part of its own that a practice puts between principles and figures. */
export interface PracticePart {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly content: ReactNode;
}

/** The frame of a practice's page; `parts` are what that practice has of its own. */
export function PracticePage({
  picture,
  page,
  parts,
  related,
}: {
  readonly picture: BandPage;
  readonly page: CommonPage;
  readonly parts: readonly PracticePart[];
  /** Cards of the posts to read next. */
  readonly related: ReactNode;
}) {
  const { photo, title, lede, intro, principles, figures, sources, callToAction } = page;
  const all: PracticePart[] = [
    { id: "principles", ...principles, content: <Principles items={principles.items} /> },
    ...parts,
    { id: "figures", ...figures, content: <Figures items={figures.items} /> },
    { id: "related", heading: "Read more", content: <div className="grid">{related}</div> },
    { id: "sources", heading: "Sources", content: <Sources items={sources} /> },
  ];
  return (
    <>
      <Band picture={picture} photo={photo} group={PRACTICES} title={title} lede={lede}>
        <PrintButton />
      </Band>
      <Opening anchors={all.map(({ id, heading }) => ({ id, label: heading }))}>
        <Paragraphs texts={intro} />
      </Opening>
      {all.map(({ id, heading, intro: text, content }, index) => (
        <Section key={id} id={id} heading={heading} intro={text} sunken={index % 2 === 0}>
          {content}
        </Section>
      ))}
      <CallToAction {...callToAction} />
    </>
  );
}

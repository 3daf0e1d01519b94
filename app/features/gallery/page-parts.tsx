import { Band } from "../../ui/band.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Mark } from "../../ui/logo.tsx";
import { NextLinks } from "../../ui/next-links.tsx";
import { Opening } from "../../ui/opening.tsx";
import { PageCards } from "../../ui/page-cards.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Sources } from "../../ui/sources.tsx";
import { Paragraphs, TextList } from "../../ui/texts.tsx";

const PAGES = [
  { title: "Grazing", text: "Move before the grass is tired.", to: "/practices/grazing" },
  { title: "Water", text: "A tank the herd can reach.", to: "/practices/water" },
];

/** The parts that pages are put together from, in the order of a page: head, text, way on. */
export function PageParts() {
  return (
    <>
      <Band
        picture="first-steps"
        group={{ label: "Getting Started", to: "/getting-started" }}
        title="First Steps Guide"
        lede="Three steps, in this order, over one season."
      />
      <Opening anchors={[{ id: "specimen-section", label: "A section" }]}>
        <Paragraphs texts={["Most trouble with grazing plans comes from doing step two first."]} />
      </Opening>
      <Section id="specimen-section" heading="A section" intro="With an introduction." sunken>
        <TextList className="marks large" items={["A plain list.", "With square marks."]} />
        <p>
          <Mark />
        </p>
        <Picture scene="/scenes/empty.svg" ratio={[3, 2]} alt="A picture" />
      </Section>
      <PageCards heading="Cards that lead to pages" cards={PAGES} />
      <Section id="specimen-sources" heading="Sources">
        <Sources
          items={["Manitoba Agriculture: Animal Unit Months, Stocking Rate and Carrying Capacity."]}
        />
      </Section>
      <NextLinks links={[{ label: "FAQ", to: "/getting-started/faq" }]} />
      <CallToAction
        heading="Is this for you?"
        text="Answer two questions."
        action={{ label: "Take the Assessment", to: "/getting-started/assessment" }}
      />
    </>
  );
}

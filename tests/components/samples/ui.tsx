import { Band } from "../../../app/ui/band.tsx";
import { CallToAction } from "../../../app/ui/call-to-action.tsx";
import { Callout } from "../../../app/ui/callout.tsx";
import { Card } from "../../../app/ui/card.tsx";
import { Caution } from "../../../app/ui/caution.tsx";
import { Checklist } from "../../../app/ui/checklist.tsx";
import * as editorIcons from "../../../app/ui/editor-icons.tsx";
import { Fact, GuideSteps } from "../../../app/ui/guide-steps.tsx";
import * as icons from "../../../app/ui/icons.tsx";
import { InlineHtml } from "../../../app/ui/inline-html.tsx";
import { Ledger } from "../../../app/ui/ledger.tsx";
import { Mark } from "../../../app/ui/logo.tsx";
import { NextLinks } from "../../../app/ui/next-links.tsx";
import { Opening } from "../../../app/ui/opening.tsx";
import { PageCards } from "../../../app/ui/page-cards.tsx";
import { PhotoPlace, Picture } from "../../../app/ui/picture.tsx";
import { Principles } from "../../../app/ui/principles.tsx";
import { PrintButton } from "../../../app/ui/print-button.tsx";
import { Section } from "../../../app/ui/section.tsx";
import * as shareIcons from "../../../app/ui/share-icons.tsx";
import { Sources } from "../../../app/ui/sources.tsx";
import { Spinner } from "../../../app/ui/spinner.tsx";
import { Ten } from "../../../app/ui/ten.tsx";
import { Paragraphs, TextList } from "../../../app/ui/texts.tsx";
import { sample } from "../sample.ts";
import { content, photo } from "./content.ts";

const faq = content.page("getting-started/faq");
const firstSteps = content.page("getting-started/first-steps");
const grazing = content.page("practices/grazing");
const science = content.page("about/science");
const overview = content.page("practices/overview");
const { icon: _, ...plainIcons } = icons;

/** An icon alone has no name; it stands in a control that has one. */
const iconSamples = [plainIcons, editorIcons, shareIcons].flatMap(Object.values).map((Icon) =>
  sample(
    Icon,
    "in a named button",
    {},
    {
      within: (drawn) => (
        <button type="button" aria-label="Do it">
          {drawn}
        </button>
      ),
    },
  ),
);

export const uiSamples = [
  ...iconSamples,
  sample(Band, "plain", { picture: "about", title: "About", lede: "Who writes here." }),
  sample(Band, "with group, photo and more", {
    picture: "faq",
    photo,
    group: { label: "Getting Started", to: "/getting-started" },
    title: faq.title,
    lede: faq.lede,
    children: <PrintButton />,
  }),
  sample(CallToAction, "with a photo", { ...overview.callToAction, photo }),
  sample(CallToAction, "without", {
    heading: "Read on",
    text: "More of it.",
    action: { label: "The blog", to: "/blog" },
  }),
  sample(Callout, "with a heading", { heading: "Rule of thumb", children: <p>Leave half.</p> }),
  sample(Callout, "without", { children: <p>Leave half.</p> }),
  sample(Card, "with all there is", {
    title: "Soil Health",
    to: "/practices/soil",
    scene: "/scenes/home-card-soil.svg",
    photo,
    above: <p>Grazing</p>,
    children: <p>Covered ground.</p>,
  }),
  sample(Caution, "a limit", { html: "A target, <em>not</em> a forecast." }),
  sample(Caution, "nothing", { html: undefined }),
  sample(Checklist, "with its items", { id: "list", list: firstSteps.checklist }),
  sample(GuideSteps, "steps of a guide", { steps: firstSteps.steps }),
  sample(
    Fact,
    "in its list",
    { name: "Cost", html: "Nothing." },
    {
      within: (fact) => <dl>{fact}</dl>,
    },
  ),
  sample(InlineHtml, "a text with a link", { html: 'See <a href="/blog">the blog</a>.' }),
  sample(Ledger, "rows", {
    caption: "Three systems",
    columns: ["System", "Cost", "Fits"],
    rows: [{ heading: "Portable tank", cells: ["$1,500–2,500", "One season"] }],
  }),
  sample(Mark, "beside the name", {}, { within: (mark) => <p>{mark} First Paddock</p> }),
  sample(NextLinks, "links", { links: faq.next }),
  sample(Opening, "a short page", { children: <p>To begin with.</p> }),
  sample(Opening, "a long page", {
    anchors: [{ id: "one", label: "One" }],
    children: <h2 id="one">One</h2>,
  }),
  sample(PageCards, "cards", { heading: "Four practices", cards: overview.cards }),
  sample(Picture, "a drawing that tells something, and a photo", {
    scene: "/scenes/empty.svg",
    narrowScene: "/scenes/empty.svg",
    photo,
    ratio: [3, 2],
    alt: "An empty trough",
  }),
  sample(Picture, "a drawing beside its text", { scene: "/scenes/empty.svg", ratio: [3, 2] }),
  sample(PhotoPlace, "with a photo", { photo }),
  sample(PhotoPlace, "without", { photo: undefined }),
  sample(Principles, "with limits", { items: grazing.principles.items }),
  sample(PrintButton, "ready", {}),
  sample(Section, "with an introduction", {
    id: "part",
    heading: "A part",
    intro: "What it is about.",
    sunken: true,
    children: <p>The part.</p>,
  }),
  sample(Sources, "links", { items: science.areas[0]?.sources ?? [] }),
  sample(Spinner, "busy", { label: "Loading article" }),
  sample(Ten, "three tenths", { filled: 3, label: "3 tenths of the ranch" }),
  sample(Paragraphs, "of a page", { texts: science.intro }),
  sample(TextList, "of a page", { items: science.limits.items, className: "marks" }),
];

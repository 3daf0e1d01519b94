import type { ReactNode } from "react";
import type { Block } from "../content-model/pages/blocks.ts";
import { blocksOf, type ContentPage } from "../content-model/pages/page.ts";
import type { PostSummary } from "../domain/posts/post.ts";
import { AllAdvice, ALL_ADVICE_ID } from "../features/assessment/advice.tsx";
import { CallToAction, NextLinks, Posts, SiteMap } from "../features/blocks/links.tsx";
import { CalloutBlock, LargeFigure, Questions, Text } from "../features/blocks/text.tsx";
import { Cards } from "../features/blocks/cards.tsx";
import { Contacts, FindPeople, Profiles } from "../features/blocks/people.tsx";
import { Diagrams, Strip } from "../features/blocks/diagrams.tsx";
import { List, Principles, Steps, Week, Years } from "../features/blocks/lists.tsx";
import { Opening } from "../features/blocks/opening.tsx";
import { Section } from "../features/blocks/section.tsx";
import { SourcesBlock } from "../features/blocks/sources.tsx";
import { Figures, Table } from "../features/blocks/tables.tsx";
import { Evidence, Mistake } from "../features/blocks/two-sides.tsx";
import { PostCard } from "../features/blog/post-card.tsx";
import AssessmentForm from "../islands/assessment.tsx";
import { planFailed } from "../language/es.ts";
import { InLanguage } from "../language/in-language.tsx";
import { languageOf } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { Island } from "../islands/island.tsx";

/** What blocks may show besides their own texts. */
export interface BlockContext {
  readonly page: ContentPage;
  readonly pages: readonly ContentPage[];
  readonly posts: readonly PostSummary[];
}

/** Shows blocks one after another. Consecutive text blocks share one opening. */
export function Blocks({
  blocks,
  context,
}: {
  readonly blocks: readonly Block[];
  readonly context: BlockContext;
}) {
  return blocks.map((block, index) => {
    const before = blocks[index - 1];
    if (block.kind !== "text") {
      return <BlockView key={block.id} block={block} before={before} context={context} />;
    }
    if (before?.kind === "text") return null;
    const end = blocks.findIndex(({ kind }, place) => place > index && kind !== "text");
    const run = blocks.slice(index, end === -1 ? undefined : end);
    return (
      <Opening key={block.id} anchors={index === 0 ? anchorsOf(context.page) : []}>
        {run.map((each) => (each.kind === "text" ? <Text key={each.id} block={each} /> : null))}
      </Opening>
    );
  });
}

/** The sections of a page with a table of contents. */
function anchorsOf({ contents, blocks }: ContentPage) {
  if (!contents) return [];
  return blocks.flatMap((block) =>
    block.kind !== "call-to-action" && "heading" in block && block.heading !== undefined
      ? [{ id: block.id, label: block.heading }]
      : [],
  );
}

function BlockView({
  block,
  before,
  context: { page, pages, posts },
}: {
  readonly block: Exclude<Block, { kind: "text" }>;
  readonly before: Block | undefined;
  readonly context: BlockContext;
}): ReactNode {
  const texts = useTexts();
  const isEnglish = languageOf(page.address) === "en";
  switch (block.kind) {
    case "list":
      return <List block={block} afterOpening={before?.kind === "text"} />;
    case "callout":
      return <CalloutBlock block={block} />;
    case "steps":
      return <Steps block={block} />;
    case "principles":
      return <Principles block={block} />;
    case "questions":
      return <Questions block={block} />;
    case "table":
      return <Table block={block} />;
    case "figures":
      return <Figures block={block} />;
    case "years":
      return <Years block={block} />;
    case "mistake":
      return <Mistake block={block} number={blocksOf(page, "mistake").indexOf(block) + 1} />;
    case "evidence":
      return <Evidence block={block} />;
    case "cards":
      return <Cards block={block} page={page} pages={pages} />;
    case "profiles":
      return <Profiles block={block} />;
    case "large-figure":
      return <LargeFigure block={block} />;
    case "diagrams":
      return <Diagrams block={block} />;
    case "strip":
      return <Strip block={block} />;
    case "sources":
      return <SourcesBlock block={block} />;
    case "posts": {
      // In the order of the ids, skipping posts that no longer exist.
      const named = block.posts.flatMap((id) => posts.find((post) => post.id === id) ?? []);
      const shown = [...named, ...posts.slice(0, block.newest)];
      const cards = shown.map((post) => <PostCard key={post.id} post={post} />);
      return (
        <Posts block={block} lang={isEnglish ? undefined : "en"}>
          <InLanguage value="en">{cards}</InLanguage>
        </Posts>
      );
    }
    case "links":
      return <NextLinks block={block} />;
    case "call-to-action":
      return <CallToAction block={block} />;
    case "contacts":
      return <Contacts block={block} />;
    case "find-people": {
      // The table of people is in English.
      if (!isEnglish) return null;
      const listing = pages.find((each) => blocksOf(each, "contacts").length > 0);
      const [contacts] = listing ? blocksOf(listing, "contacts") : [];
      return listing && contacts ? <FindPeople contacts={contacts} page={listing.address} /> : null;
    }
    case "week":
      return <Week block={block} />;
    case "assessment":
      return (
        <>
          <Island
            name="assessment"
            component={AssessmentForm}
            props={
              isEnglish
                ? { form: block }
                : { form: block, spanish: { shared: texts.shared, planFailed } }
            }
            failed={texts.blocks.failed}
          />
          <Section block={{ id: ALL_ADVICE_ID, ...block.allAdvice, sunken: true }}>
            <AllAdvice form={block} />
          </Section>
        </>
      );
    case "site-map":
      return <SiteMap block={block} pages={pages} />;
  }
}

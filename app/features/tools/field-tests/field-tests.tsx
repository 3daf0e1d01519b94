import { lazyPart } from "#app/ui/lazy-part.tsx";
import { ScreenLink, screenPart } from "../shell/screens.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { plannerPage } from "../tool-page.tsx";
import type { TestId } from "./cards.tsx";

const SHEETS = {
  tests: {
    label: "the test page",
    paper: lazyPart(async () => (await import("../paper/test-sheet.tsx")).TestSheet),
  },
};

const test = (id: TestId, name: string, tells: string) => ({
  id,
  name,
  tells,
  content: screenPart(async () => (await import("./cards.tsx")).testCard(id)),
});

const TESTS = [
  test("ring", "The ring", "How fast water goes into the soil"),
  test("slake", "The slake jar", "Whether crumbs of soil hold together"),
  test("texture", "The texture jar", "What the soil is made of"),
  test("nitrate", "Nitrate", "The line on a hay report that can kill"),
  test("worms", "Rest and worms", "Sheep and goats only"),
  test("flies", "Flies", "When to act"),
  test("mineral", "The mineral bag", "How long one should last"),
];
const LastResult = lazyPart(
  async () => (await import("./cards.tsx")).LastResult,
  () => null,
);

/** The field tests, with results in plain words. They open empty: a made-up result helps nobody. */
export const { Page: TestsTool, ready } = plannerPage({
  sheets: SHEETS,
  Live: () => <span>Nothing is graded: compare with the same stake next year.</span>,
  screens: [
    { id: "all", label: "All tests", heading: "Which test?", content: <Index /> },
    ...TESTS.map(({ id, name, content }) => ({ id, heading: name, content })),
  ],
});

function Index() {
  const { touched } = useRanch().state.file;
  const isUsed = Object.keys(touched).some((path) => path.startsWith("tests."));
  return (
    <ul className="test-index">
      {TESTS.map(({ id, name, tells }) => (
        <li key={id}>
          <svg className="test-cut" viewBox="0 0 120 76" aria-hidden="true">
            <use href={`#cut-${id}`} />
          </svg>
          <ScreenLink to={id}>{name}</ScreenLink>
          <p>{tells}</p>
          {isUsed ? <LastResult id={id} /> : null}
        </li>
      ))}
    </ul>
  );
}

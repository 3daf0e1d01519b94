// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { assessmentSamples } from "./samples/assessment.tsx";
import { deskSamples } from "./samples/desk.tsx";
import { editorSamples } from "./samples/editor.tsx";
import { managementListSamples } from "./samples/management-lists.tsx";
import { managementSamples } from "./samples/management.tsx";
import { pictureSamples } from "./samples/pictures.tsx";
import { searchSamples } from "./samples/search.tsx";
import { stateSamples } from "./samples/states.tsx";
import { writingSamples } from "./samples/writing.tsx";
import { problemsOf, fillGaps } from "./screen.ts";

const samples = [
  ...assessmentSamples,
  ...searchSamples,
  ...deskSamples,
  ...editorSamples,
  ...managementSamples,
  ...stateSamples,
  ...writingSamples,
  ...managementListSamples,
  ...pictureSamples,
];

/**
 * Every exported component of these folders that React runs in the browser. Browser tests cover
 * components that are only rendered into documents, at every address (tests/browser).
 */
const components = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    [
      "/app/features/admin/**/*.tsx",
      "/app/features/blog/search/*.tsx",
      "/app/features/getting-started/assessment/*.tsx",
      "!**/*.test.tsx",
    ],
    { eager: true },
  ),
).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name]) => /^[A-Z][a-z]/.test(name))
    .map(([name, component]) => ({ name: `${file} ${name}`, component })),
);

const nameOf = (component: unknown) =>
  components.find((known) => known.component === component)?.name ?? "a component of elsewhere";

beforeAll(fillGaps);

test("every component has a sample here", () => {
  expect(components.length).toBeGreaterThan(40);
  const shown = new Set(samples.map(({ component }) => component));
  const forgotten = components.filter(({ component }) => !shown.has(component));
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

test.each(samples.map((one) => [nameOf(one.component), one.state, one] as const))(
  "%s: %s",
  async (_name, _state, one) => {
    expect(await problemsOf(one)).toEqual([]);
  },
);

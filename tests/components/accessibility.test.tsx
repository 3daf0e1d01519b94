// @vitest-environment jsdom
import { beforeAll, expect, test } from "vitest";
import { articleSamples } from "./samples/article.tsx";
import { blogSamples } from "./samples/blog.tsx";
import { deskSamples } from "./samples/desk.tsx";
import { editorSamples } from "./samples/editor.tsx";
import { faultSamples } from "./samples/faults.tsx";
import { guideSamples } from "./samples/guides.tsx";
import { layoutSamples } from "./samples/layout.tsx";
import { pageSamples } from "./samples/pages.tsx";
import { uiSamples } from "./samples/ui.tsx";
import { faultsOf, fillGaps } from "./screen.ts";

const samples = [
  ...uiSamples,
  ...pageSamples,
  ...guideSamples,
  ...blogSamples,
  ...articleSamples,
  ...layoutSamples,
  ...faultSamples,
  ...deskSamples,
  ...editorSamples,
];

/** Every component that a file of these folders exports: a function, or a memo, with a capital. */
const components = Object.entries(
  import.meta.glob<Record<string, unknown>>(
    ["/app/ui/**/*.tsx", "/app/features/**/*.tsx", "!**/*.test.tsx"],
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
  expect(components.length).toBeGreaterThan(100);
  const shown = new Set(samples.map(({ component }) => component));
  const forgotten = components.filter(({ component }) => !shown.has(component));
  expect(forgotten.map(({ name }) => name)).toEqual([]);
});

test.each(samples.map((one) => [nameOf(one.component), one.state, one] as const))(
  "%s: %s",
  async (_name, _state, one) => {
    expect(await faultsOf(one)).toEqual([]);
  },
);

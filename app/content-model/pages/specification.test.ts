import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { mainNavigation } from "#app/document/layout/navigation.ts";
import { blockOf, onlyBlock, pageNamed, PAGES } from "#tests/support/content-pages.ts";
import { type BlockKind } from "./blocks.ts";
import { blocksOf } from "./page.ts";
import { pagesWithCard } from "../page-lists.ts";

/*
 * What the specification (section 2) prescribes for the pages: their structure, their counts and their quoted texts.
 * Editors may change everything else.
 */

const ASSESSMENT = { label: "Take the Assessment", to: "/getting-started/assessment" };

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

/** A page's file on one line. */
const source = (name: string) =>
  readFileSync(`content/pages/${name}.yaml`, "utf8").replace(/\s+/g, " ");

it.each([
  ["about/overview", "About"],
  ["about/mission", "Mission"],
  ["about/reasonable-change", "Reasonable Change"],
  ["about/science", "Science"],
  ["about/team", "Team"],
  ["getting-started/assessment", "Is This For You?"],
  ["getting-started/first-steps", "First Steps Guide"],
  ["getting-started/quick-start", "30-Day Quick Start"],
  ["getting-started/mistakes", "Common Mistakes"],
  ["practices/overview", "Regenerative Practices"],
  ["practices/unknown", "Regenerative Practices"],
  ["practices/grazing", "Grazing Management"],
  ["practices/water", "Water Systems"],
  ["practices/soil", "Soil Building"],
  ["practices/animal-health", "Animal Health"],
])("%s is titled %s", (name, title) => {
  expect(pageNamed(name).title).toBe(title);
});

describe("the groups", () => {
  it("are in the navigation with the specified pages, and Tools after them (decision 31)", () => {
    const labels = mainNavigation(PAGES, "en").map(({ label, items }) => [
      label,
      items?.map((item) => item.label),
    ]);
    expect(labels.filter(([label]) => label !== "Tools")).toEqual([
      ["About", ["Our Mission", "What is Reasonable Change?", "The Science", "Meet the Team"]],
      [
        "Getting Started",
        ["Is This For You?", "First Steps Guide", "30-Day Quick Start", "Common Mistakes", "FAQ"],
      ],
      ["Practices", ["Grazing Management", "Water Systems", "Soil Building", "Animal Health"]],
      ["Blog", undefined],
    ]);
    expect(labels.map(([label]) => label).indexOf("Tools")).toBe(3);
  });

  it.each([
    ["about", ["mission", "reasonable-change", "science", "team"]],
    ["getting-started", ["assessment", "first-steps", "quick-start", "mistakes", "faq"]],
    ["practices", ["grazing", "water", "soil", "animal-health"]],
  ] as const)("the overview of %s links to its pages", (group, slugs) => {
    const { items } = onlyBlock(`${group}/overview`, "cards");
    expect(items).toBeUndefined();
    const cards = pagesWithCard(PAGES, group).map(({ address }) => address);
    expect(cards).toEqual(slugs.map((slug) => `/${group}/${slug}`));
  });

  it.each(["about", "practices"])("the overview of %s invites to the assessment", (group) => {
    expect(onlyBlock(`${group}/overview`, "call-to-action").action).toEqual(ASSESSMENT);
  });
});

it("the home page has its buttons, three cards, three years, and the latest posts", () => {
  expect(pageNamed("home").actions).toEqual([
    ASSESSMENT,
    { label: "Learn How It Works", to: "/getting-started/how-it-works" },
  ]);
  const why = onlyBlock("home", "cards");
  expect(why.heading).toBe("Why Reasonable Changes Work");
  expect(why.items?.map(({ title, to }) => [title, to])).toEqual([
    ["Soil Health", "/practices/soil"],
    ["Animal Welfare", "/practices/animal-health"],
    ["Biodiversity", "/practices/grazing"],
  ]);
  expect(titles(onlyBlock("home", "years").items)).toEqual(["Year 1", "Year 3", "Year 5"]);
  const start = onlyBlock("home", "call-to-action");
  expect([start.heading, start.action.to]).toEqual(["Ready to Get Started", ASSESSMENT.to]);
  expect(onlyBlock("home", "posts")).toMatchObject({
    heading: "Latest Insights",
    newest: 3,
    all: { label: "View all articles", to: "/blog" },
  });
});

it("the mission has four pillars", () => {
  expect(titles(onlyBlock("about/mission", "principles").items)).toEqual([
    "Land stewardship",
    "Economic viability",
    "Practical implementation",
    "Community building",
  ]);
});

it("the assessment names its form and lists every answer", () => {
  const form = onlyBlock("getting-started/assessment", "assessment");
  expect(form.formName).toBe("Ranch Readiness Assessment");
  const labels = (options: readonly { readonly label: string }[]) =>
    options.map(({ label }) => label);
  expect(form.approach.label).toBe("Grazing approach");
  expect(labels(form.approach.options)).toEqual([
    "Continuous grazing",
    "Simple rotation (2-4 paddocks)",
    "Multi-paddock rotation",
    "Intensive rotation",
  ]);
  expect(form.motivation.label).toBe("Motivation");
  expect(labels(form.motivation.options)).toEqual([
    "Improve soil health",
    "Reduce input costs",
    "Increase carrying capacity",
    "Access premium markets",
    "Environmental stewardship",
  ]);
});

it("the practices have their principles, results, prices and practices", () => {
  expect(titles(onlyBlock("practices/grazing", "principles").items)).toEqual([
    "Rest periods",
    "Controlled impact",
    "Plant diversity",
    "Economic efficiency",
  ]);
  expect(titles(onlyBlock("practices/grazing", "years").items)).toEqual([
    "Year 1",
    "Years 2–3",
    "Years 4–5",
  ]);
  const prices = onlyBlock("practices/water", "table").rows.map(([, cost]) =>
    typeof cost === "object" && "value" in cost ? cost.value : cost,
  );
  expect(prices).toEqual(["$1,500–2,500", "$3,000–5,000", "$4,000–8,000"]);
  expect(titles(onlyBlock("practices/soil", "steps").items)).toEqual([
    "Planned grazing",
    "Compost",
    "Cover crops",
  ]);
  for (const practice of ["water", "soil", "animal-health"]) {
    expect(onlyBlock(`practices/${practice}`, "principles").heading).toBe("Principles");
  }
  expect(onlyBlock("practices/soil", "table").heading).toBe("Monitoring");
  expect(onlyBlock("practices/animal-health", "steps").heading).toBe("Practices");
  expect(onlyBlock("practices/animal-health", "table").heading).toBe("Indicators to monitor");
});

it("each practice has a subtitle and pictures of its own", () => {
  const practices = ["overview", "grazing", "water", "soil", "animal-health"];
  const own = practices.flatMap((name) => {
    const { lede, picture, photo } = pageNamed(`practices/${name}`);
    return [lede, picture, photo?.url];
  });
  expect(own).not.toContain(undefined);
  expect(new Set(own).size).toBe(3 * practices.length);
});

it("the team page says that its profiles are illustrative", () => {
  expect(source("about/team")).toContain("**These profiles are illustrative.**");
});

/** How many items the only block of a kind has on a page. */
const COUNTS: readonly (readonly [page: string, kind: BlockKind, count: number])[] = [
  ["about/reasonable-change", "principles", 5],
  ["about/team", "profiles", 4],
  ["getting-started/first-steps", "steps", 3],
  ["getting-started/faq", "questions", 4],
  ["getting-started/how-it-works", "steps", 6],
  ["practices/grazing", "steps", 4],
  ["practices/water", "steps", 5],
];

it.each(COUNTS)("%s has its %s: %i", (page, kind, count) => {
  expect(onlyBlock(page, kind)).toHaveProperty("items.length", count);
});

it.each([
  ["about/science", "evidence"],
  ["getting-started/quick-start", "week"],
  ["getting-started/mistakes", "mistake"],
] as const)("%s has four blocks of kind %s", (page, kind) => {
  expect(blocksOf(pageNamed(page), kind)).toHaveLength(4);
});

it("the assessment gives three reasons not to start before its form", () => {
  const { items } = blockOf("getting-started/assessment", "list", "not-this-year");
  expect(items).toHaveLength(3);
});

it("the quick start numbers its days from 1 to 30", () => {
  const days = blocksOf(pageNamed("getting-started/quick-start"), "week").flatMap(({ tasks }) =>
    tasks.map(({ day }) => day),
  );
  expect(days).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

it("the policies are dated and contain the specified terms", () => {
  expect(pageNamed("privacy").dated).toBe("2025-05-27");
  expect(pageNamed("terms").dated).toBe("2025-05-27");
  expect(source("terms")).toContain("laws of the State of Texas");
  expect(source("terms")).toContain("not for children under 13");
  expect(source("privacy")).toContain("isn't meant for children under 13");
  expect(source("terms")).toContain("30 days' notice of material changes");
  expect(source("accessibility")).toContain("WCAG 2.1, Level AA");
  expect(source("accessibility")).toContain("within 2 business days");
});

it("the site map has its groups and topics", () => {
  const { groups } = onlyBlock("sitemap", "site-map");
  expect(groups.map(({ heading }) => heading)).toEqual([
    "Main Pages",
    "Getting Started",
    "Practices",
    "Blog & Resources",
    "Legal & Policies",
  ]);
  const topics = ["grazing", "soil-health", "water-management", "ranch-management"];
  expect(groups[3]?.links.map(({ to }) => to).slice(-4)).toEqual(
    topics.map((topic) => `/blog/category/${topic}`),
  );
});

it("the overview of About names the site", () => {
  expect(onlyBlock("about/overview", "cards").heading).toBe(`More about ${site.name}`);
});

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { site } from "#content/site.ts";
import { PAGE_KINDS, type PageKind } from "./pages.ts";
import { BLANK_FORMS_PATH, PLANNERS } from "./planners.ts";
import { readPosts } from "../backend/files/post-files.ts";
import { parsePage, readPage } from "../backend/files/read-page.ts";

/** Every address inside the site that is not a post or a blog category. */
const PAGE_ADDRESSES = new Set(
  PAGE_KINDS.flatMap((kind) => addressOf(kind)).concat(
    ["/blog", "/blog/all", "/blog/archive", BLANK_FORMS_PATH],
    PLANNERS.map(({ slug }) => `/tools/${slug}`),
  ),
);

function addressOf(kind: PageKind): string[] {
  if (kind === "practices/unknown") return [];
  if (kind === "site-map") return ["/sitemap"];
  if (kind === "home") return ["/"];
  return [`/${kind.replace(/^legal\//, "").replace(/\/overview$/, "")}`];
}

/** A page's source on one line, so that a search ignores line breaks. */
function source(kind: PageKind): string {
  return readFileSync(`content/pages/${kind}.yaml`, "utf8").replace(/\s+/g, " ");
}

function internalLinks(kind: PageKind): string[] {
  const text = source(kind);
  const inText = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map((match) => match[1]);
  const inFields = [...text.matchAll(/\bto: (\/[^\s,}]*)/g)].map((match) => match[1]);
  return [...inText, ...inFields].filter((address) => address !== undefined);
}

function exists(address: string): boolean {
  // Written with the bundle (publish/bundle/notices.ts); tests/site/links.test.ts looks for the file.
  if (address === "/third-party-notices.txt") return true;
  if (/^\/blog\/category\/[a-z-]+$/.test(address)) return true;
  const post = /^\/blog\/(\d{4})\/(\d{2})\/(.+)$/.exec(address);
  if (post === null) return PAGE_ADDRESSES.has(address);
  const days = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, "0"));
  return days.some((day) => existsSync(`content/posts/${post[1]}-${post[2]}-${day}-${post[3]}.md`));
}

describe.each(PAGE_KINDS)("%s", (kind) => {
  it("is valid", () => {
    expect(readPage(kind).title).not.toBe("");
  });

  it("links to pages and posts that exist", () => {
    expect(internalLinks(kind).filter((address) => !exists(address))).toEqual([]);
  });

  it("has no email address but the site's own", () => {
    const others = [...source(kind).matchAll(/mailto:([^)\s]+)/g)].filter(
      (match) => match[1] !== site.email,
    );
    expect(others).toEqual([]);
  });
});

describe("all pages", () => {
  it("have unique descriptions", () => {
    const descriptions = PAGE_KINDS.map((kind) => readPage(kind).metaDescription);
    expect(new Set(descriptions).size).toBe(PAGE_KINDS.length);
  });

  it("list related posts that exist", () => {
    const ids = readPosts(".").map(({ id }) => id);
    const practices = ["grazing", "water", "soil", "animal-health"] as const;
    for (const practice of practices) {
      expect(ids).toEqual(
        expect.arrayContaining([...readPage(`practices/${practice}`).relatedPosts]),
      );
    }
  });
});

it("names a related post by the id in its front matter", () => {
  const file = "content/pages/practices/water.yaml";
  const text = readFileSync(file, "utf8").replace(/(relatedPosts:\n {2}- ).*/, "$1alpha");
  expect(parsePage("practices/water", file, text).relatedPosts[0]).toBe("alpha");
});

describe("the specification's words", () => {
  it("head the home page", () => {
    const home = readPage("home");
    expect(home.actions.assessment).toEqual({
      label: "Take the Assessment",
      to: "/getting-started/assessment",
    });
    expect(home.actions.howItWorks).toEqual({
      label: "Learn How It Works",
      to: "/getting-started/how-it-works",
    });
    expect(home.why.heading).toBe("Why Reasonable Changes Work");
    expect(home.why.items.map(({ title, to }) => [title, to])).toEqual([
      ["Soil Health", "/practices/soil"],
      ["Animal Welfare", "/practices/animal-health"],
      ["Biodiversity", "/practices/grazing"],
    ]);
    expect(home.timeline.items.map(({ title }) => title)).toEqual(["Year 1", "Year 3", "Year 5"]);
    expect(home.callToAction.heading).toBe("Ready to Get Started");
    expect(home.callToAction.action.to).toBe("/getting-started/assessment");
    expect(home.latest.heading).toBe("Latest Insights");
    expect(home.latest.viewAll).toEqual({ label: "View all articles", to: "/blog" });
  });

  it("title the About pages by their slug", () => {
    expect(readPage("about/mission").title).toBe("Mission");
    expect(readPage("about/reasonable-change").title).toBe("Reasonable Change");
    expect(readPage("about/science").title).toBe("Science");
    expect(readPage("about/team").title).toBe("Team");
    expect(readPage("about/mission").pillars.map(({ title }) => title)).toEqual([
      "Land stewardship",
      "Economic viability",
      "Practical implementation",
      "Community building",
    ]);
  });

  it("title the assessment, its form and its dropdowns", () => {
    const page = readPage("getting-started/assessment");
    expect(page.title).toBe("Is This For You?");
    expect(page.formName).toBe("Ranch Readiness Assessment");
    expect(page.approach.label).toBe("Grazing approach");
    expect(page.approach.options.map(({ label }) => label)).toEqual([
      "Continuous grazing",
      "Simple rotation (2-4 paddocks)",
      "Multi-paddock rotation",
      "Intensive rotation",
    ]);
    expect(page.motivation.label).toBe("Motivation");
    expect(page.motivation.options.map(({ label }) => label)).toEqual([
      "Improve soil health",
      "Reduce input costs",
      "Increase carrying capacity",
      "Access premium markets",
      "Environmental stewardship",
    ]);
  });

  it("title the guides and practices", () => {
    expect(readPage("getting-started/first-steps").title).toBe("First Steps Guide");
    expect(readPage("getting-started/quick-start").title).toBe("30-Day Quick Start");
    expect(readPage("getting-started/mistakes").title).toBe("Common Mistakes");
    expect(readPage("practices/grazing").title).toBe("Grazing Management");
    expect(readPage("practices/water").title).toBe("Water Systems");
    expect(readPage("practices/soil").title).toBe("Soil Building");
    expect(readPage("practices/animal-health").title).toBe("Animal Health");
    expect(readPage("practices/unknown").title).toBe("Regenerative Practices");
    expect(readPage("practices/grazing").principles.items.map(({ title }) => title)).toEqual([
      "Rest periods",
      "Controlled impact",
      "Plant diversity",
      "Economic efficiency",
    ]);
  });

  it("head the practices without a type, the years of results and the prices of water", () => {
    expect(readPage("practices/overview").title).toBe("Regenerative Practices");
    expect(readPage("practices/grazing").results.items.map(({ title }) => title)).toEqual([
      "Year 1",
      "Years 2–3",
      "Years 4–5",
    ]);
    expect(readPage("practices/water").options.items.map(({ cost }) => cost)).toEqual([
      "$1,500–2,500",
      "$3,000–5,000",
      "$4,000–8,000",
    ]);
    expect(readPage("practices/soil").practices.items.map(({ title }) => title)).toEqual([
      "Planned grazing",
      "Compost",
      "Cover crops",
    ]);
  });

  it("lead from each overview to the pages below it", () => {
    const sections = (kind: "about" | "getting-started" | "practices") =>
      readPage(`${kind}/overview`).cards.map(({ to }) => to.slice(kind.length + 2));
    expect(sections("about")).toEqual(["mission", "reasonable-change", "science", "team"]);
    expect(sections("getting-started")).toEqual([
      "assessment",
      "first-steps",
      "quick-start",
      "mistakes",
      "faq",
    ]);
    expect(sections("practices")).toEqual(["grazing", "water", "soil", "animal-health"]);
    for (const kind of ["about", "practices"] as const) {
      expect(readPage(`${kind}/overview`).callToAction.action).toEqual({
        label: "Take the Assessment",
        to: "/getting-started/assessment",
      });
    }
  });

  it("count principles, steps, plans, questions and people", () => {
    expect(readPage("about/reasonable-change").principles).toHaveLength(5);
    expect(readPage("about/science").areas).toHaveLength(4);
    expect(readPage("about/team").members).toHaveLength(4);
    expect(readPage("getting-started/first-steps").steps).toHaveLength(3);
    expect(readPage("getting-started/quick-start").weeks).toHaveLength(4);
    expect(readPage("getting-started/mistakes").mistakes).toHaveLength(4);
    expect(readPage("getting-started/faq").questions).toHaveLength(4);
    expect(readPage("getting-started/how-it-works").steps).toHaveLength(6);
    expect(readPage("practices/grazing").steps.items).toHaveLength(4);
    expect(readPage("practices/water").steps.items).toHaveLength(5);
  });

  it("head principles, monitoring and indicators", () => {
    for (const practice of ["water", "soil", "animal-health"] as const) {
      expect(readPage(`practices/${practice}`).principles.heading).toBe("Principles");
    }
    expect(readPage("practices/soil").monitoring.heading).toBe("Monitoring");
    expect(readPage("practices/animal-health").practices.heading).toBe("Practices");
    expect(readPage("practices/animal-health").indicators.heading).toBe("Indicators to monitor");
  });

  it("number the quick start's days from 1 to 30", () => {
    const days = readPage("getting-started/quick-start").weeks.flatMap(({ tasks }) =>
      tasks.map(({ day }) => day),
    );
    expect(days).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it("date the legal pages and bind them as promised", () => {
    expect(readPage("legal/privacy").dated).toBe("2025-05-27");
    expect(readPage("legal/terms").dated).toBe("2025-05-27");
    expect(source("legal/terms")).toContain("laws of the State of Texas");
    expect(source("legal/terms")).toContain("not for children under 13");
    expect(source("legal/privacy")).toContain("isn't meant for children under 13");
    expect(source("legal/terms")).toContain("30 days' notice of material changes");
    expect(source("legal/accessibility")).toContain("WCAG 2.1, Level AA");
    expect(source("legal/accessibility")).toContain("within 2 business days");
  });

  it("group the site map", () => {
    const page = readPage("site-map");
    expect(page.groups.map(({ heading }) => heading)).toEqual([
      "Main Pages",
      "Getting Started",
      "Practices",
      "Blog & Resources",
      "Legal & Policies",
    ]);
    const topics = ["grazing", "soil-health", "water-management", "ranch-management"];
    expect(page.groups[3]?.links.map(({ to }) => to).slice(-4)).toEqual(
      topics.map((topic) => `/blog/category/${topic}`),
    );
    const listed = page.groups.flatMap(({ links }) => links.map(({ to }) => to));
    expect([...PAGE_ADDRESSES].filter((address) => !listed.includes(address))).toEqual([]);
  });
});

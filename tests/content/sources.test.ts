import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { untrustedAddresses } from "./untrusted-hosts.ts";

const posts = globSync("content/posts/*.md").sort();
const pages = globSync("content/pages/**/*.yaml").sort();

/** Each source of a post, one line each. */
function sourcesOf(file: string): string[] {
  const [, list = ""] = readFileSync(file, "utf8").split(/^### Sources$/m);
  return list.split("\n").filter((line) => line.startsWith("- "));
}

const researched = z.object({ sources: z.array(z.string()).optional() });
const page = researched.extend({ areas: z.array(researched).optional() });

/** Each source of a page, including those of its research areas. */
function pageSources(file: string): string[] {
  const { sources = [], areas = [] } = page.parse(parse(readFileSync(file, "utf8")));
  return [...sources, ...areas.flatMap((area) => area.sources ?? [])];
}

describe("where figures come from", () => {
  test("the list matches a host itself, with www, and its subdomains", () => {
    const text =
      "See http://moam.info/x, [a](https://m.farms.com/y) and <https://www.studylib.net/z>.";
    expect(untrustedAddresses(text)).toHaveLength(3);
    expect(untrustedAddresses("https://myfarms.com/ and https://doi.org/10.1/farms.com")).toEqual(
      [],
    );
  });

  test.each([...posts, ...pages])("%s cites no copy", (file) => {
    expect(untrustedAddresses(readFileSync(file, "utf8"))).toEqual([]);
  });

  test.each(posts)("%s says of each source what was read", (file) => {
    const silent = sourcesOf(file).filter((line) => !/\bread\b/i.test(line));
    expect(silent).toEqual([]);
  });

  test.each(pages)("%s says of each source what was read", (file) => {
    const silent = pageSources(file).filter((source) => !/\bread\b/i.test(source));
    expect(silent).toEqual([]);
  });

  test.each([...posts, ...pages])("%s gives the year of each source, or says undated", (file) => {
    const sources = file.endsWith(".md") ? sourcesOf(file) : pageSources(file);
    const words = sources.map((source) => source.replace(/\]\([^)]*\)/g, "]"));
    expect(words.filter((source) => !/\b(?:19|20)\d\d\b|\bundated\b/.test(source))).toEqual([]);
  });

  test.each(posts)("%s lists each address that its text cites", (file) => {
    const [text = "", list = ""] = readFileSync(file, "utf8").split(/^### Sources$/m);
    const cited = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = ""]) => address);
    const tools = [
      "websoilsurvey.nrcs.usda.gov",
      "rangelands.app",
      "grasscast.unl.edu",
      "droughtmonitor.unl.edu",
    ];
    const missing = [...new Set(cited)].filter(
      (address) => !list.includes(address) && !tools.includes(new URL(address).hostname),
    );
    expect(missing).toEqual([]);
  });
});

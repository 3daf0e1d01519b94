import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { untrustedAddresses } from "./untrusted-hosts.ts";

const posts = globSync("content/posts/*.md").sort();
const pages = globSync("content/pages/**/*.yaml").sort();

/** The last line of a post's list with marks; the lists of pages print it themselves. */
const OPENINGS = "- We read only the opening of those marked \\*.";

describe("where figures come from", () => {
  test.each([...posts, ...pages])("%s cites no copy", (file) => {
    expect(untrustedAddresses(readFileSync(file, "utf8"))).toEqual([]);
  });

  test.each(posts)("%s says what a mark in its list means", (file) => {
    const [, list = ""] = readFileSync(file, "utf8").split(/^### Sources$/m);
    expect(list.includes("*")).toBe(list.includes(OPENINGS));
  });

  test.each([...posts, ...pages])("%s links to no retired address", (file) => {
    expect(readFileSync(file, "utf8")).not.toMatch(
      /nrcs\.usda\.gov\/wps\/|cattlenetwork\.com|forages\.psu\.edu/,
    );
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

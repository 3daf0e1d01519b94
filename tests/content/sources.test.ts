import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * Hosts that must not be cited: copies of other people's documents, republished articles, and shops. Cite the work
 * at its publisher, university or agency, or by author, title, journal and year without a link.
 */
const UNTRUSTED_HOSTS = [
  "5y1.org",
  "acemap.info",
  "billpelton.com",
  "businessdocbox.com",
  "calculator.academy",
  "cr2032battery3v.com",
  "docsbay.net",
  "docslib.org",
  "docstoc.com",
  "documentine.com",
  "farms.com",
  "hitpages.com",
  "issuu.com",
  "manualshive.com",
  "manualzz.com",
  "moam.info",
  "pdfslide.us",
  "petsdocbox.com",
  "prideseotools.com",
  "rssing.com",
  "sanfovet.com",
  "scribd.com",
  "slideplayer.com",
  "slideserve.com",
  "studylib.net",
  "studyres.com",
  "tsenews.net",
  "vdocuments.mx",
  "vdocuments.site",
  "vdocuments.us",
  "zbook.org",
];

/** Addresses in a text whose host or parent domain is on the list. */
function untrustedAddresses(text: string): string[] {
  return (text.match(/https?:\/\/[^\s"')\]>]+/g) ?? []).filter((address) => {
    const { hostname } = new URL(address);
    return UNTRUSTED_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  });
}

const posts = globSync("content/posts/*.md").sort();
const pages = globSync("content/pages/**/*.yaml").sort();

/** Required in a post's list of sources if it has marks; the lists of pages add the line themselves. */
const OPENINGS = "- We read only the opening of those marked \\*.";

describe("where figures come from", () => {
  test.each([...posts, ...pages])("%s cites no copies of other people's documents", (file) => {
    expect(untrustedAddresses(readFileSync(file, "utf8"))).toEqual([]);
  });

  test.each(posts)("%s explains the marks in its list of sources", (file) => {
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

import { expect, test } from "vitest";
import { edition } from "../testing/edition.ts";
import { outdatedShareImages } from "./share-images.ts";

const first = edition.shown(new Map());
const PICTURES = ["/share/about-mission.png", "/share/about-team.png", "/share/blog.png", "/about"];

test.each([
  ["content/pages/about/mission.yaml", { lede: "Another opening." }, []],
  ["content/pages/about/mission.yaml", { title: "Why We Graze" }, PICTURES.slice(0, 1)],
  ["content/site.json", { name: "Last Paddock" }, PICTURES.slice(0, 3)],
])("%s with %j outdates the pictures %j", (file, changes, outdated) => {
  const now = edition.shown(new Map([[file, changes]]));
  expect(PICTURES.filter(outdatedShareImages(first, now))).toEqual(outdated);
});

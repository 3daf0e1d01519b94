import { expect, test } from "vitest";
import { pictureFiles } from "./picture-files.ts";

const subjects = {
  posts: [{ date: "2025-04-10", slug: "nesting-season", category: "Wildlife & Biodiversity" }],
  people: ["Élodie Fournier"],
};

test("there are scenes, the footer's grass and people's initials under stable names", () => {
  const pictures = pictureFiles(subjects);
  expect(pictures.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      "scenes/home-hero-wide.svg",
      "scenes/practice-water-band.svg",
      "scenes/posts/2025-04-nesting-season-card.svg",
      "scenes/fringe-dark.svg",
      "scenes/people/elodie-fournier.svg",
    ]),
  );
  for (const { draw } of pictures) expect(draw()).toMatch(/^<svg /);
});

test("what a picture is drawn from tells one picture of a kind from the next", () => {
  const scenes = pictureFiles(subjects).filter(({ file }) => file.startsWith("scenes/posts/"));
  expect(new Set(scenes.map(({ from }) => from)).size).toBe(scenes.length);
  const moved = pictureFiles({
    ...subjects,
    posts: subjects.posts.map((post) => ({ ...post, category: "Economics" })),
  }).filter(({ file }) => file.startsWith("scenes/posts/"));
  for (const [place, { from }] of moved.entries()) expect(from).not.toBe(scenes[place]?.from);
});

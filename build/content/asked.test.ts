import { expect, test } from "vitest";
import { makePost } from "../../tests/support/posts.ts";
import { type Post, postPath, refOf } from "../../app/domain/post.ts";
import { answersOf, askingContent } from "./asked.ts";
import { postsInMemory } from "./post-source.ts";
import { publishOnce, type SiteContent } from "./publish.ts";

const contentOf = (posts: readonly Post[]): SiteContent =>
  publishOnce({ source: postsInMemory(posts) });

const months = Array.from({ length: 40 }, (_, index) => index);
const posts = months.map((index) =>
  makePost({
    id: `post-${index}`,
    slug: `post-${index}`,
    title: `Post ${index}`,
    date: `20${String(10 + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, "0")}-01`,
    category: "Grazing",
    tags: [],
  }),
);

function questionsWhoseAnswerChanges(changed: readonly Post[]): string[] {
  const [before, after] = [answersOf(contentOf(posts)), answersOf(contentOf(changed))];
  const questions = [
    "overview",
    "all",
    "page home",
    ...posts.map((post) => `article ${postPath(post)}`),
  ];
  return questions.filter((question) => before(question) !== after(question));
}

const edit = (slug: string, change: Partial<Post>) =>
  posts.map((post) => (post.slug === slug ? { ...post, ...change } : post));

test("a changed text concerns its own page alone", () => {
  const [middle] = posts.slice(20);
  if (!middle) throw new Error("no post");
  expect(questionsWhoseAnswerChanges(edit("post-20", { content: "New words." }))).toEqual([
    `article ${postPath(middle)}`,
  ]);
});

test("a changed title concerns lists and the posts around, not the whole blog", () => {
  const changed = questionsWhoseAnswerChanges(edit("post-20", { title: "Another" }));
  expect(changed).toContain("all");
  for (const slug of ["post-19", "post-20", "post-21"]) {
    expect(changed.some((question) => question.endsWith(`/${slug}`))).toBe(true);
  }
  expect(changed.length).toBeLessThan(20);
});

test("whatever an article shows of other posts, its answer changes with it", () => {
  for (const { slug } of posts) {
    const changed = edit(slug, { excerpt: "Changed" });
    const questions = questionsWhoseAnswerChanges(changed);
    const [old, now] = [contentOf(posts), contentOf(changed)];
    for (const post of posts) {
      const differs =
        JSON.stringify(old.article(refOf(post))) !== JSON.stringify(now.article(refOf(post)));
      expect(questions.includes(`article ${postPath(post)}`)).toBe(differs);
    }
  }
});

test("a removed post changes the answer for itself and for its neighbours", () => {
  const without = posts.filter(({ slug }) => slug !== "post-20");
  expect(questionsWhoseAnswerChanges(without)).toEqual(
    expect.arrayContaining(posts.slice(19, 22).map((post) => `article ${postPath(post)}`)),
  );
});

test("content that is asked tells each question, and answers as before", () => {
  const asked: string[] = [];
  const content = contentOf(posts);
  const asking = askingContent(content, (question) => asked.push(question));
  const [first] = posts;
  if (!first) throw new Error("no post");
  expect(asking.article(refOf(first))).toEqual(content.article(refOf(first)));
  expect(asking.all()).toBe(content.all());
  expect(asking.page("home")).toBe(content.page("home"));
  asking.overview();
  expect(asked).toEqual([`article ${postPath(first)}`, "all", "page home", "overview"]);
});

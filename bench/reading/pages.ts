import { join } from "node:path";
import { readPosts } from "../../app/backend/files/post-files.ts";
import { postPath } from "../../app/domain/posts/post.ts";
import { RURAL_3G, SLOW_4G, type Circumstances } from "../browser/slow-phone.ts";
import { POSTS, ROOT } from "../folders.ts";
import { writeFloor } from "../sites/floor.ts";
import { buildOurs } from "../sites/ours.ts";
import {
  forgetBuilds,
  GENERATOR_NAMES,
  GENERATORS,
  generatorFolder,
  generatorVersion,
  givePosts,
  installReference,
} from "../sites/references.ts";
import { runCommand } from "../sites/run-command.ts";
import type { NextPage } from "./next-page.ts";

/** A page measured in every round. */
export interface MeasuredPage {
  readonly name: string;
  readonly folder: string;
  readonly address: string;
  readonly on: Circumstances;
  readonly next?: NextPage;
}

/** The article that every site shows. */
const ARTICLE = "2024-12-12-a-grazing-chart-a-photo-post-and-a-drought-date";

export const FLOOR = "The floor: one HTML file";
export const OUR_POST = "Ours: post";
export const OUR_GUIDE_LINK = "Ours: post, link to a guide";

/** Builds every site. @returns the pages, their generators' versions, and the references left out. */
export function preparePages() {
  const posts = readPosts(ROOT);
  const post = posts.find(({ id }) => id === ARTICLE);
  const older = posts[posts.findIndex(({ id }) => id === ARTICLE) + 1];
  if (!post || !older) throw new Error(`The bench measures ${ARTICLE}, which is not there`);
  const address = `/blog/${post.id}`;
  const floor = writeFloor();
  const pages: MeasuredPage[] = [
    { name: FLOOR, folder: floor, address, on: SLOW_4G, next: { link: "#next", inPage: false } },
  ];
  const versions: string[] = [];
  const left: string[] = [];
  for (const name of GENERATORS) {
    try {
      installReference(name);
      givePosts(name, POSTS);
      forgetBuilds(name);
      console.log(`Building ${GENERATOR_NAMES[name]} ...`);
      runCommand("npm", ["run", "build"], generatorFolder(name));
      versions.push(generatorVersion(name));
      pages.push({
        name: GENERATOR_NAMES[name],
        folder: join(generatorFolder(name), "out"),
        address,
        on: SLOW_4G,
        next: { link: "#next", inPage: name === "next" },
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      console.error(`${GENERATOR_NAMES[name]} cannot be built here and is left out:\n${why}`);
      left.push(GENERATOR_NAMES[name]);
    }
  }
  const folder = buildOurs();
  const ours = { folder, on: SLOW_4G, address: postPath(post) };
  pages.push(
    {
      ...ours,
      name: OUR_POST,
      next: { link: `main a[href="${postPath(older)}"]`, inPage: false },
    },
    {
      ...ours,
      name: OUR_GUIDE_LINK,
      next: { link: 'footer a[href="/getting-started/quick-start"]', inPage: false },
    },
    { ...ours, name: "Ours: home", address: "/" },
    { ...ours, name: "Ours: guide", address: "/getting-started/first-steps" },
    { ...ours, name: "Ours: practice page", address: "/practices/grazing" },
    { ...ours, name: `Ours: post, on ${RURAL_3G.name}`, on: RURAL_3G },
  );
  return { pages, versions, left };
}

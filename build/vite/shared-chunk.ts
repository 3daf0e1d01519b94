/**
 * What every public page needs: React, the router, the document, the layout and its components. Never
 * the entry: what is in this file runs as soon as it is there, and React may only start once its state is.
 */
const EVERY_PAGE =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router)\/|\/app\/(?:root\.tsx|routes\/site-layout\.tsx|ui\/(?!editor)|features\/layout\/|meta\/)|rolldown\/runtime/;
/** What the pages that show posts have in common. */
const READING =
  /\/app\/(?:domain\/(?:calendar-date|format-date|category|plural|slug|post|search)|features\/blog\/(?:post-card|post-date|scene-of)|backend\/posts)\.tsx?$/;

const inside = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll("\\", "/"));

/**
 * One file for what every page needs, and one for what pages with posts share. Compressed together
 * they weigh 5 KB less than in the many files the bundler would make, and cost fewer requests
 * (docs/decisions/0006-a-lighter-bundle.md).
 */
export const sharedChunks = [
  { name: "shared", test: inside(EVERY_PAGE), priority: 2 },
  { name: "reading", test: inside(READING), priority: 1 },
];

const inside = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll("\\", "/"));

/**
 * The files that scripts are split into. Left to itself the bundler makes many small ones, each a request
 * of its own. A group takes what its modules import along: keep them narrow (tests/bundle/budgets.test.ts).
 */
export const chunkGroups = [
  {
    name: "enhance",
    test: inside(
      /\/app\/(?:enhance\/(?!offline\/offline-copy|page\/(?:newsletter|category-name|paper-links|kept-boxes)|navigation\/stand-in)|islands\/mount|domain\/(?:dates\/(?:calendar-date|format-date)|posts\/related)\.)/,
    ),
    priority: 5,
  },
  {
    name: "react",
    test: inside(/\/node_modules\/(?:react|react-dom|scheduler)\//),
    priority: 4,
  },
  {
    name: "islands",
    test: inside(
      /\/app\/(?:islands\/(?:hydrate|slot|registry)|styles\/site\.css|ui\/(?!icons\/editor|text\/(?:tick-list|checklist|guide-steps)))/,
    ),
    priority: 3,
  },
  {
    name: "search",
    test: inside(
      /\/app\/(?:features\/blog\/(?:search|list|scene-of)|domain\/(?:search\/|data-files\.|plural\.|posts\/(?:post|category|slug)\.)|backend\/(?:search\.|simulated\/(?:search|published-posts|delays)))/,
    ),
    priority: 2,
  },
];

const inside = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll("\\", "/"));

/**
 * The chunks that scripts are split into. By default the bundler emits many small ones, each of which costs
 * a request. A group also includes its modules' imports, so keep it narrow (tests/bundle/budgets.test.ts).
 */
export const chunkGroups = [
  {
    name: "page",
    test: inside(
      /\/app\/(?:entry\.client\.|enhance\/(?!offline\/offline-copy|page\/(?:newsletter|category-name|saved-checkboxes|paper-links|folds)|navigation\/stand-in)|islands\/mount|domain\/(?:dates\/(?:calendar-date|relative-date)|posts\/lists\/pick-random)\.)/,
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
      /\/app\/(?:islands\/(?:hydrate|slot|registry)|styles\/site\.css|domain\/(?:plural|dates\/format-date)\.|ui\/(?:icons\/icons|lazy-part|links\/(?:link|with-base))\.)/,
    ),
    priority: 3,
  },
  {
    name: "search",
    test: inside(
      /\/app\/(?:features\/blog\/(?:search\/|list\/post-row\.|post-date|scene-of)|domain\/(?:search\/|data-files\.|posts\/(?:post|lists\/category|slug)\.)|backend\/(?:search\.|simulated\/(?:search|published-posts|delays))|illustrations\/file-names|ui\/pictures\/picture\.)/,
    ),
    priority: 2,
  },
  {
    name: "assessment",
    test: inside(
      /\/app\/(?:features\/getting-started\/assessment\/(?:advice|all-advice|assessment-form|first-step|first-step-result|question)\.|ui\/(?:pictures\/ten|text\/(?:caution|checklist|inline-html|texts)|links\/links-with-base)\.)/,
    ),
    priority: 1,
  },
  // The desk uses it too, without the planners.
  { name: "idb", test: inside(/\/node_modules\/idb-keyval\//), priority: 2 },
  {
    name: "planner",
    test: inside(
      /\/app\/(?:features\/tools\/(?:parts\/(?!fields\/(?:number-list|field-sides))|store\/(?:edit|ranch-store|storage|use-ranch|share-or-download)|tool-page|ranch-file\/(?:new-file|file-text)|paper\/printing|pictures\/ink)|domain\/tools\/(?:numbers\/|ranch\/(?:input-reader|stocking-answer)|grass\/(?:animal-|forage|shares|stocking)|paddocks\/rest))/,
    ),
    priority: 1,
  },
];

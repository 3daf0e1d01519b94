const inside = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll("\\", "/"));

/**
 * The chunks that scripts are split into. By default the bundler emits many small ones, each of which costs
 * a request. A group also includes its modules' imports, so keep it narrow (tests/bundle/budgets.test.ts).
 */
export const chunkGroups = [
  {
    name: "page",
    test: inside(/\/app\/entry\.client\./),
    priority: 7,
  },
  {
    name: "react",
    test: inside(/\/node_modules\/(?:react|react-dom|scheduler)\//),
    priority: 6,
  },
  {
    name: "islands",
    test: inside(
      /\/app\/(?:islands\/(?:hydrate|slot)|domain\/(?:plural|dates\/format-date)\.|pictures\/files\.|ui\/(?:icons\/icons|lazy-part|links\/link)\.|shared\/with-base\.)/,
    ),
    priority: 5,
  },
  {
    name: "search",
    test: inside(
      /\/app\/(?:features\/blog\/(?:search\/|list\/post-rows\.|post-date|cover\.)|domain\/(?:photo-hosts\.|search\/|data-files\.|posts\/(?:post|lists\/category|slug)\.)|backend\/(?:search\.|simulated\/(?:search|published-posts|delays))|pictures\/cover\.|ui\/pictures\/picture\.)/,
    ),
    priority: 4,
  },
  // What all planners share, except printed sheets and the last screen, which load later. What only My Season and the
  // later parts of Budget and Water share is left out too: they count as four chunks, but no other planner needs it.
  {
    name: "planner",
    test: inside(
      /\/(?:app\/features\/tools\/(?!season\/|keep\/|share\/|paper\/(?!printing)|shell\/keep-screen|store\/(?:share-or|storage)|ranch-file\/)|app\/domain\/tools\/(?!planners\/|fields\/new\.|chart\/|grass\/(?!animal-classes)|numbers\/inches|out\/|money\/|paddocks\/|water\/))/,
    ),
    minShareCount: 4,
    priority: 3,
  },
  // What the season's first screen and its chart share.
  {
    name: "herd",
    test: inside(
      /\/app\/domain\/tools\/(?:planners\/herd|chart\/moment|fields\/new|numbers\/inches)\./,
    ),
    priority: 2,
  },
  // What the season's later screens and its chart on paper share.
  {
    name: "chart-weeks",
    test: inside(
      /\/app\/(?:domain\/tools\/chart\/(?:grid|rain|stays|log|plan-text)|features\/tools\/pictures\/week-cell)\./,
    ),
    minShareCount: 2,
    priority: 1,
  },
];

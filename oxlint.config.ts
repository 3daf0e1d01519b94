import { defineConfig, type OxlintOverride } from "oxlint";

/** Regular expressions of import specifiers, and why they may not be used. */
interface Wall {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

const folder = (name: string) => `^\\.\\.?/(.*/)?${name}/`;

const ROUTES = { regex: folder("routes"), message: "Nobody imports a route." };
const FEATURES = { regex: folder("features"), message: "Features are for routes to compose." };
const BACKEND = {
  regex: folder("(adapters|backend)"),
  message: "Only routes ask the backend, and only app/backend picks an adapter.",
};
const BUILD = {
  regex: folder("build"),
  message: "What runs at build time stays out of the website; its types may be used.",
  allowTypeImports: true,
};
const CHECKS = {
  regex: folder("(tests|bench)"),
  message: "The product knows nothing of what checks it.",
};
const DOMAIN = { regex: folder("domain"), message: "ui knows no domain type." };
const CONTENT = { regex: folder("content"), message: "The caller passes content in." };
const LIBRARIES = {
  regex: "^[^.]",
  message: "The domain is plain TypeScript: no React, router, DOM, Node or library.",
};
/** `../x` from a feature's own folder, `../../x` one folder further down, and so on. */
const otherFeature = (depth: number): Wall => ({
  regex: `^(\\.\\./){${depth}}[^.]`,
  message: "A feature imports no other feature: let the route compose them.",
});

const inFeatures = (depth: number) => `app/features${"/*".repeat(depth + 1)}`;

const walled = (files: string, ...patterns: Wall[]): OxlintOverride => ({
  files: [`${files}.ts`, `${files}.tsx`],
  // Tests may use what they need; *.server files run while building.
  excludeFiles: ["**/*.test.ts", "**/*.test.tsx", "**/*.server.ts", "**/*.server.tsx"],
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** The directions of imports that docs/architecture.md draws. The last match counts. */
const DIRECTIONS = [
  walled("{app,build}/**/*", CHECKS),
  walled("app/**/*", CHECKS, BUILD, ROUTES, FEATURES, BACKEND),
  walled("app/*", CHECKS, BUILD, ROUTES, BACKEND),
  walled("app/domain/**/*", CHECKS, BUILD, LIBRARIES, { ...CONTENT, regex: "^\\.\\./" }),
  walled("app/ui/**/*", CHECKS, BUILD, ROUTES, FEATURES, BACKEND, DOMAIN),
  ...[1, 2, 3].map((depth) =>
    walled(inFeatures(depth), CHECKS, BUILD, ROUTES, BACKEND, otherFeature(depth)),
  ),
  walled("app/adapters/**/*", CHECKS, BUILD, ROUTES, FEATURES, {
    ...BACKEND,
    regex: folder("backend"),
  }),
  walled("app/backend/**/*", CHECKS, BUILD, ROUTES, FEATURES),
  walled("app/routes/**/*", CHECKS, BUILD, { ...BACKEND, regex: folder("adapters") }),
  // Bundled apart from the website; it shares the list of stand-ins with the hosts.
  walled("app/offline/worker", CHECKS, ROUTES, FEATURES, BACKEND),
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc"],
  categories: { correctness: "error" },
  rules: {
    "no-control-regex": "off",
    "no-unused-vars": ["error", { ignoreRestSiblings: true }],
  },
  env: { builtin: true },
  overrides: DIRECTIONS,
});

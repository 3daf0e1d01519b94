import { defineConfig, type OxlintOverride } from "oxlint";

/** A regular expression of import specifiers, and why they may not be used. */
interface ForbiddenImport {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

const folder = (name: string) => `^\\.\\.?/(.*/)?${name}/`;

const ROUTES = { regex: folder("routes"), message: "Nobody imports a route." };
const FEATURES = { regex: folder("features"), message: "Features are for routes to compose." };
const BACKEND = {
  regex: folder("backend"),
  message: "Only routes and islands ask the backend.",
  allowTypeImports: true,
};
const ADAPTERS = {
  regex: folder("backend/(files|simulated|http)"),
  message: "Ask the ports in app/backend, whoever answers them.",
};
const ABOVE = {
  regex: folder("(publish|server)"),
  message: "The website knows neither the export nor the server; both ask it.",
};
const CHECKS = {
  regex: folder("(tests|bench)"),
  message: "The product knows nothing of what checks it.",
};
const ROUTER = {
  regex: "^react-router",
  message: "The router is for routes, the document and the desk: a public page has none.",
  allowTypeImports: true,
};
const REACT = { regex: "^react", message: "These scripts run without React." };
const DOMAIN = { regex: folder("domain"), message: "ui knows no domain type." };
const LIBRARIES = {
  regex: "^[^.]",
  message: "The domain is plain TypeScript: no React, router, DOM, Node or library.",
};
/** `../x` from a feature's own folder, `../../x` one folder further down, and so on. */
const otherFeature = (depth: number): ForbiddenImport => ({
  regex: `^(\\.\\./){${depth}}[^.]`,
  message: "A feature imports no other feature: let the route compose them.",
});

const inFeatures = (depth: number) => `app/features${"/*".repeat(depth + 1)}`;

const forbid = (files: string, ...patterns: ForbiddenImport[]): OxlintOverride => ({
  files: [`${files}.ts`, `${files}.tsx`],
  // Tests may use what they need.
  excludeFiles: ["**/*.test.ts", "**/*.test.tsx"],
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** The directions of imports that docs/architecture.md draws. The last match counts. */
const DIRECTIONS = [
  forbid("{app,publish,vite,server}/**/*", CHECKS),
  forbid("app/**/*", CHECKS, ABOVE, ROUTES, FEATURES, BACKEND, ROUTER),
  forbid("app/*", CHECKS, ABOVE, ADAPTERS),
  // The domain's folders may use each other; none of its files reaches out of app/domain.
  ...[1, 2, 3].map((depth) =>
    forbid(`app/domain${"/*".repeat(depth)}`, CHECKS, ABOVE, LIBRARIES, {
      regex: `^(\\.\\./){${depth}}`,
      message: "The caller passes everything in.",
    }),
  ),
  forbid("app/ui/**/*", CHECKS, ABOVE, ROUTES, FEATURES, BACKEND, DOMAIN, ROUTER),
  ...[1, 2, 3].map((depth) =>
    forbid(inFeatures(depth), CHECKS, ABOVE, ROUTES, BACKEND, otherFeature(depth), ROUTER),
  ),
  ...[1, 2, 3].map((depth) =>
    forbid(
      inFeatures(depth).replace("app/features/*", "app/features/admin"),
      CHECKS,
      ABOVE,
      ROUTES,
      BACKEND,
      otherFeature(depth),
    ),
  ),
  forbid("app/document/**/*", CHECKS, ABOVE, ROUTES, FEATURES, BACKEND),
  forbid("app/enhance/**/*", CHECKS, ABOVE, ROUTES, FEATURES, ADAPTERS, REACT),
  forbid("app/islands/**/*", CHECKS, ABOVE, ROUTES, ADAPTERS, ROUTER),
  forbid("app/backend/**/*", CHECKS, ABOVE, ROUTES, FEATURES),
  forbid("app/routes/**/*", CHECKS, ABOVE, ADAPTERS),
];

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc"],
  categories: { correctness: "error" },
  rules: {
    // Patterns with control characters are here to find them.
    "no-control-regex": "off",
    "no-unused-vars": ["error", { ignoreRestSiblings: true }],
  },
  env: { builtin: true },
  overrides: [
    {
      files: ["app/**/*.tsx", "app/**/use-*.ts"],
      plugins: ["react"],
      rules: {
        "react/rules-of-hooks": "error",
        "react/exhaustive-deps": "error",
        "react/set-state-in-effect": "off",
      },
    },
    ...DIRECTIONS,
  ],
});

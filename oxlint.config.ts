import { defineConfig, type OxlintOverride } from "oxlint";

/** A pattern of import specifiers and the reason they are forbidden. */
interface ForbiddenImport {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

const folder = (name: string) => `^\\.\\.?/(.*/)?${name}/`;

const ROUTES = { regex: folder("routes"), message: "Nothing imports a route." };
const FEATURES = { regex: folder("features"), message: "Only routes compose features." };
const BACKEND = {
  regex: folder("backend"),
  message: "Only routes and islands use the backend.",
  allowTypeImports: true,
};
const ADAPTERS = {
  regex: folder("backend/(files|simulated|http)"),
  message: "Use the ports in app/backend, not an implementation.",
};
const ABOVE = {
  regex: folder("(publish|server)"),
  message: "The website does not depend on the export or the server; both depend on it.",
};
const CHECKS = {
  regex: folder("(tests|bench)"),
  message: "The product does not depend on its tests or benchmarks.",
};
const ROUTER = {
  regex: "^react-router",
  message: "Only routes, the document and the desk use the router; public pages have none.",
  allowTypeImports: true,
};
const REACT = { regex: "^react", message: "These scripts run without React." };
const DOMAIN = { regex: folder("domain"), message: "ui does not depend on the domain." };
const LIBRARIES = {
  regex: "^[^.]",
  message: "The domain is plain TypeScript: no React, router, DOM, Node or library.",
};
/** Matches `../x` in a feature's own folder, `../../x` one folder down, and so on. */
const otherFeature = (depth: number): ForbiddenImport => ({
  regex: `^(\\.\\./){${depth}}[^.]`,
  message: "Features do not import each other; compose them in a route.",
});

const inFeatures = (depth: number) => `app/features${"/*".repeat(depth + 1)}`;

const forbid = (files: string, ...patterns: ForbiddenImport[]): OxlintOverride => ({
  files: [`${files}.ts`, `${files}.tsx`],
  // Tests may import anything.
  excludeFiles: ["**/*.test.ts", "**/*.test.tsx"],
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** The import directions in docs/architecture.md. The last matching override applies. */
const DIRECTIONS = [
  forbid("{app,publish,vite,server}/**/*", CHECKS),
  forbid("app/**/*", CHECKS, ABOVE, ROUTES, FEATURES, BACKEND, ROUTER),
  forbid("app/*", CHECKS, ABOVE, ADAPTERS),
  // The domain's folders may import each other, but nothing outside app/domain.
  ...[1, 2, 3].map((depth) =>
    forbid(`app/domain${"/*".repeat(depth)}`, CHECKS, ABOVE, LIBRARIES, {
      regex: `^(\\.\\./){${depth}}`,
      message: "The domain imports nothing from outside; pass it in as an argument.",
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
  plugins: ["typescript", "unicorn", "oxc", "import"],
  categories: { correctness: "error" },
  rules: {
    // Our patterns with control characters are intentional.
    "no-control-regex": "off",
    "no-unused-vars": ["error", { ignoreRestSiblings: true }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
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

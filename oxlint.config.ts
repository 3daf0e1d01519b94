import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

/** A pattern of import specifiers and the reason they are forbidden. */
interface ForbiddenImport {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

/** A folder, written relatively or from the root (`#app/features/…`). */
const folder = (name: string) => `^(?:\\.\\.?/(.*/)?|#(?:app/)?)${name}/`;

const PAGES = {
  regex: "^(?:(\\.\\./)+|#app/)(pages|desk)/",
  message: "Only the site imports pages, and the desk is an application of its own.",
};
const FRAME = {
  regex: folder("(document|seo|ui|islands|content-model)"),
  message: "The small scripts do not depend on what renders documents; share app/shared.",
};
const FEATURES = { regex: folder("features"), message: "Only pages and screens compose features." };
const BACKEND = {
  regex: folder("backend"),
  message: "Only pages, screens and islands use the backend.",
  allowTypeImports: true,
};
const ADAPTERS = {
  regex: folder("backend/(files|simulated|http/(?!(?:client|answer|send-file)\\.ts))"),
  message: "Use the ports in app/backend, not an implementation.",
};
const ABOVE = {
  regex: folder("(drawings|publish|server)"),
  message: "The website does not depend on the drawing program, the export or the server.",
};
/** The client's types come from the server's routes (decision 46); no code of the server reaches a browser. */
const ABOVE_BUT_TYPES = { ...ABOVE, allowTypeImports: true };
const CHECKS = {
  regex: folder("(tests|bench)"),
  message: "The product does not depend on its tests or benchmarks.",
};
const ROUTER = {
  regex: "^react-router",
  message: "Only the desk uses the router; public pages have none.",
  allowTypeImports: true,
};
const REACT = { regex: "^react", message: "These scripts run without React." };
const DOMAIN = { regex: folder("domain"), message: "ui does not depend on the domain." };
const LIBRARIES = {
  regex: "^[^.]",
  message: "The domain is plain TypeScript: no React, router, DOM, Node or library.",
};
/** One way to write an import: if it goes up two folders, or into shared/, it is written from the root. */
const CLIMBING = {
  regex: "^\\.\\./(?:\\.\\./|shared/).*\\.tsx?$",
  message: "Write it from the root: #app/…, #server/….",
};
const FEATURE_FOLDERS = readdirSync("app/features");

/** Any other feature. Imports that go up more than one folder are written from the root (CLIMBING). */
const otherFeature = (own: string): ForbiddenImport => ({
  regex: `^#app/features/(?:${FEATURE_FOLDERS.filter((name) => name !== own).join("|")})/`,
  message: "Features do not import each other; compose them in a page.",
});

const forbid = (files: string, ...patterns: ForbiddenImport[]): OxlintOverride => ({
  files: [`${files}.ts`, `${files}.tsx`],
  // Tests may import anything.
  excludeFiles: ["**/*.test.ts", "**/*.test.tsx"],
  rules: {
    "no-restricted-imports": [
      "error",
      // The domain has a rule of its own against imports that go up too far.
      { patterns: files.startsWith("app/domain") ? patterns : [CLIMBING, ...patterns] },
    ],
  },
});

/** The import directions in docs/architecture.md. The last matching override applies. */
const DIRECTIONS = [
  forbid("{app,publish,vite,server}/**/*", CHECKS),
  forbid("app/**/*", CHECKS, ABOVE, PAGES, FEATURES, BACKEND, ROUTER),
  forbid("app/*", CHECKS, ABOVE, ADAPTERS, ROUTER),
  // The domain's folders may import each other, but nothing outside app/domain.
  ...[1, 2, 3].map((depth) =>
    forbid(`app/domain${"/*".repeat(depth)}`, CHECKS, ABOVE, LIBRARIES, {
      regex: `^(\\.\\./){${depth}}`,
      message: "The domain imports nothing from outside; pass it in as an argument.",
    }),
  ),
  forbid("app/shared/**/*", CHECKS, ABOVE, LIBRARIES, {
    regex: "^\\.\\./",
    message: "What all parts share imports none of them.",
  }),
  forbid("app/ui/**/*", CHECKS, ABOVE, PAGES, FEATURES, BACKEND, DOMAIN, ROUTER),
  ...FEATURE_FOLDERS.map((name) =>
    forbid(`app/features/${name}/**/*`, CHECKS, ABOVE, PAGES, BACKEND, otherFeature(name), ROUTER),
  ),
  forbid("app/document/**/*", CHECKS, ABOVE, PAGES, FEATURES, ADAPTERS, ROUTER),
  forbid("app/enhance/**/*", CHECKS, ABOVE, PAGES, FEATURES, FRAME, ADAPTERS, REACT),
  forbid("app/content-model/**/*", CHECKS, ABOVE, PAGES, {
    regex: folder("(backend|document|enhance|features|islands|seo|ui)"),
    message: "The content model knows only the domain and Markdown.",
  }),
  forbid("app/shared/*", CHECKS, ABOVE, {
    regex: "^\\.\\./",
    message: "What all folders share imports none of them.",
  }),
  forbid("app/islands/**/*", CHECKS, ABOVE, PAGES, ADAPTERS, ROUTER),
  forbid("app/backend/**/*", CHECKS, ABOVE, PAGES, FEATURES),
  forbid("app/backend/http/*", CHECKS, ABOVE_BUT_TYPES, PAGES, FEATURES),
  forbid("app/pages/**/*", CHECKS, ABOVE, ADAPTERS, ROUTER),
  forbid("app/desk/**/*", CHECKS, ABOVE, ADAPTERS),
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

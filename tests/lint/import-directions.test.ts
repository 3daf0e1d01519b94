import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

/** A file, what it imports, and whether the architecture allows it. */
const IMPORTS = [
  ["app/domain/posts/post.ts", "../../ui/card.tsx", false],
  ["app/domain/posts/post.ts", "react", false],
  ["app/domain/posts/post.ts", "node:fs", false],
  ["app/domain/posts/post.ts", "../../../content/site.ts", false],
  ["app/domain/posts/post.ts", "./slug.ts", true],
  ["app/domain/posts/post.ts", "../dates/format-date.ts", true],
  ["app/ui/page/card.tsx", "../../domain/posts/post.ts", false],
  ["app/ui/page/card.tsx", "../../features/blog/post-card.tsx", false],
  ["app/ui/page/card.tsx", "../pictures/picture.tsx", true],
  ["app/features/blog/post-card.tsx", "../layout/header.tsx", false],
  ["app/features/blog/post-card.tsx", "../../backend/simulated/published-reader.ts", false],
  ["app/features/blog/post-card.tsx", "../../backend/posts.ts", false],
  ["app/features/blog/post-card.tsx", "../../routes/blog.tsx", false],
  ["app/features/blog/post-card.tsx", "../../../publish/build-site.ts", false],
  ["app/features/blog/post-card.tsx", "../../../tests/support/posts.ts", false],
  ["app/features/blog/post-card.tsx", "../../domain/posts/post.ts", true],
  ["app/features/admin/editor/preview.tsx", "../../layout/header.tsx", false],
  ["app/features/admin/editor/preview.tsx", "../modal.tsx", true],
  ["app/features/admin/editor/toolbar/wrap.ts", "../../../blog/post-date.tsx", false],
  ["app/backend/simulated/published-reader.ts", "../../features/blog/post-card.tsx", false],
  ["app/backend/simulated/published-reader.ts", "../../domain/posts/post.ts", true],
  ["app/backend/posts.ts", "./simulated/published-reader.ts", true],
  ["app/routes/blog/blog.tsx", "../../backend/simulated/published-reader.ts", false],
  ["app/routes/blog/blog.tsx", "../../backend/posts.ts", true],
  ["app/backend/content.server.ts", "./files/content.ts", true],
  ["app/islands/blog-search.tsx", "../backend/search.ts", true],
  ["app/islands/blog-search.tsx", "react-router", false],
  ["app/ui/page/card.tsx", "react-router", false],
  ["app/enhance/page/photos.ts", "react", false],
  ["app/document/nav-link.tsx", "react-router", true],
  ["app/boot/boot.ts", "../features/blog/post-card.tsx", false],
  ["publish/build-site.ts", "../tests/support/posts.ts", false],
  ["publish/build-site.ts", "../bench/page-weight.ts", false],
  ["publish/content.test.ts", "../../tests/support/posts.ts", true],
] as const;

/** Two files that import each other, if only types. */
const CYCLE = [
  ["app/domain/posts/first.ts", "./second.ts"],
  ["app/domain/posts/second.ts", "./first.ts"],
] as const;

const folder = mkdtempSync(join(tmpdir(), "import-directions-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nameOf = (file: string, at: number) =>
  file.replace(/(?=(?:\.test|\.server)?\.tsx?$)/, `-${at}`);

/** Names of the files that lint reports. */
function refused(): Set<string> {
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  copyFileSync("oxlint.config.ts", join(folder, "oxlint.config.ts"));
  IMPORTS.forEach(([file, specifier], at) => {
    const target = join(folder, nameOf(file, at));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `import { thing } from "${specifier}";\nconsole.log(thing);\n`);
  });
  for (const [file, specifier] of CYCLE) {
    writeFileSync(
      join(folder, file),
      `import type { Other } from "${specifier}";\nexport type Own = Other;\nexport type Other = string;\n`,
    );
  }
  const report = lintReport();
  return new Set(Array.from(report.matchAll(/"filename":\s*"([^"]+)"/g), ([, name = ""]) => name));
}

function lintReport(): string {
  try {
    return execFileSync(resolve("node_modules/.bin/oxlint"), ["--format=json", "app", "publish"], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    // Lint problems cause a nonzero exit status, but the report is in the output.
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

const problems = refused();

test.each(IMPORTS.map((row, at) => [...row, at] as const))(
  "%s may import %s: %s",
  (file, _, allowed, at) => {
    expect(problems.has(nameOf(file, at))).toBe(!allowed);
  },
);

test.each(CYCLE)("%s may not import %s, which imports it", (file) => {
  expect(problems.has(file)).toBe(true);
});

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

/** A file, what it imports, and whether the architecture allows it. */
const IMPORTS = [
  ["app/domain/post.ts", "../ui/card.tsx", false],
  ["app/domain/post.ts", "react", false],
  ["app/domain/post.ts", "node:fs", false],
  ["app/domain/post.ts", "../../content/site.ts", false],
  ["app/domain/post.ts", "./slug.ts", true],
  ["app/ui/card.tsx", "../domain/post.ts", false],
  ["app/ui/card.tsx", "../features/blog/post-card.tsx", false],
  ["app/ui/card.tsx", "./picture.tsx", true],
  ["app/features/blog/post-card.tsx", "../layout/header.tsx", false],
  ["app/features/blog/post-card.tsx", "../../adapters/simulated/posts.ts", false],
  ["app/features/blog/post-card.tsx", "../../backend/posts.ts", false],
  ["app/features/blog/post-card.tsx", "../../routes/blog.tsx", false],
  ["app/features/blog/post-card.tsx", "../../../build/content/publish.ts", false],
  ["app/features/blog/post-card.tsx", "../../../tests/support/posts.ts", false],
  ["app/features/blog/post-card.tsx", "../../domain/post.ts", true],
  ["app/features/admin/editor/preview.tsx", "../../layout/header.tsx", false],
  ["app/features/admin/editor/preview.tsx", "../modal.tsx", true],
  ["app/features/admin/editor/toolbar/wrap.ts", "../../../blog/post-date.tsx", false],
  ["app/adapters/simulated/posts.ts", "../../features/blog/post-card.tsx", false],
  ["app/adapters/simulated/posts.ts", "../../backend/posts.ts", false],
  ["app/adapters/simulated/posts.ts", "../../domain/post.ts", true],
  ["app/backend/posts.ts", "../adapters/simulated/posts.ts", true],
  ["app/routes/blog.tsx", "../adapters/simulated/posts.ts", false],
  ["app/routes/blog.tsx", "../backend/posts.ts", true],
  ["app/root.tsx", "./routes/blog.tsx", false],
  ["app/content.server.ts", "../build/content/publish.ts", true],
  ["app/boot/boot.ts", "../features/blog/post-card.tsx", false],
  ["build/build-site.ts", "../tests/support/posts.ts", false],
  ["build/build-site.ts", "../bench/page-weight.ts", false],
  ["build/content/publish.test.ts", "../../tests/support/posts.ts", true],
] as const;

const folder = mkdtempSync(join(tmpdir(), "import-directions-"));
afterAll(() => rmSync(folder, { recursive: true }));

const nameOf = (file: string, at: number) =>
  file.replace(/(?=(?:\.test|\.server)?\.tsx?$)/, `-${at}`);

/** Names of the files that lint objects to, each of which holds one import. */
function refused(): Set<string> {
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  copyFileSync("oxlint.config.ts", join(folder, "oxlint.config.ts"));
  IMPORTS.forEach(([file, specifier], at) => {
    const target = join(folder, nameOf(file, at));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `import { thing } from "${specifier}";\nconsole.log(thing);\n`);
  });
  const report = lintReport();
  return new Set(Array.from(report.matchAll(/"filename":\s*"([^"]+)"/g), ([, name = ""]) => name));
}

function lintReport(): string {
  try {
    return execFileSync(resolve("node_modules/.bin/oxlint"), ["--format=json", "app", "build"], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    // Faults end the linter with a status of their own; the report is in its output all the same.
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

const faults = refused();

test.each(IMPORTS.map((row, at) => [...row, at] as const))(
  "%s may import %s: %s",
  (file, _, allowed, at) => {
    expect(faults.has(nameOf(file, at))).toBe(!allowed);
  },
);

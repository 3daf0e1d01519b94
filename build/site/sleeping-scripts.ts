import { sharedFile } from "./shared-file.ts";

/** What the framework wrote to start React in a page, taken out of the page. */
export interface SleepingScripts {
  /** The page, with two empty script tags where the framework's stood. */
  readonly html: string;
  /** The module that starts React for every page of the same routes, and its file in the site. */
  readonly wake: { readonly file: string; readonly code: string };
  /** What the routes have loaded, as the framework encodes it. */
  readonly state: string;
}

export interface SleepOptions {
  readonly base: string;
  /** Address of the file that will hold the state. */
  readonly stateAddress: string;
  /** All files that a script of the bundle imports, directly or not. */
  readonly importsOf: (script: string) => readonly string[];
}

const CONTEXT =
  /<script>(window\.__reactRouterContext = \{.*?\};)window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/g;
const MODULES = /<script type="module" async="">([\s\S]*?)<\/script>/g;
const STATE =
  /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script><!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/g;
const IMPORT = /^import .*$/gm;

/**
 * Takes React's start out of a page: the page stays small for those who only read it, and the
 * modules, which every page of the same routes starts with, are one file for all of them.
 *
 * @throws Error when the framework writes its scripts in another way than this understands.
 */
export function sleepingScripts(rendered: string, options: SleepOptions): SleepingScripts {
  const context = only(rendered, CONTEXT, "context");
  const modules = only(rendered, MODULES, "list of modules");
  const state: unknown = JSON.parse(only(rendered, STATE, "hydration state"));
  const code = wakeModule(context, modules, options.importsOf);
  const file = sharedFile("wake", "js", code);
  const tag = `<script type="text/plain" data-asleep="${options.base}${file}" data-state="${options.stateAddress}"></script>`;
  const html = rendered
    .replace(STATE, "")
    .replace(CONTEXT, () => tag)
    .replace(MODULES, '<script type="text/plain"></script>');
  return { html, wake: { file, code }, state: String(state) };
}

/** The framework's own two scripts as one module. Its imports are listed flat: asked for at once. */
function wakeModule(
  context: string,
  modules: string,
  importsOf: SleepOptions["importsOf"],
): string {
  const named = modules.match(IMPORT) ?? [];
  const entry = /import\(("[^"]+")\);\s*$/.exec(modules)?.[1];
  if (entry === undefined) throw new Error("A page does not say how React starts");
  const address = (text: string) => /"([^"]+)";?$/.exec(text)?.[1] ?? "";
  const needed = new Set(
    [...named.map(address), address(entry)].flatMap((file) => importsOf(file)),
  );
  const flat = [...needed].map((file) => `import "${file}";`);
  const rest = modules
    .replace(IMPORT, "")
    .replace(/import\(("[^"]+")\);\s*$/, "")
    .trim();
  return `${[...flat, ...named].join("\n")}
export default (state) => {
${context}
window.__reactRouterContext.stream = state;
${rest}
return import(${entry});
};
`;
}

function only(text: string, pattern: RegExp, what: string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length !== 1) throw new Error(`A page has ${found.length} ${what}s instead of one`);
  return found[0]?.[1] ?? "";
}

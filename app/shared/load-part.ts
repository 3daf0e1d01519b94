/** How many times a script is requested, and the wait between attempts. */
const TRIES = 3;
const WAIT_MS = 1000;

/** These match a built script's static and dynamic imports in its text. */
export const STATIC_IMPORTS = /(?:from|import)"\.\/(.+?)"/g;
export const DYNAMIC_IMPORT = /import\(`\.\/(.+?)`/;

/** Scripts that are loading or have loaded, by file name. */
const scripts: Record<string, Promise<unknown> | undefined> = {};

/**
 * Every `import()` of the build goes through this. Most browsers remember a failed import for as long as the page is
 * open, so the files that it needs are fetched first: a fetch can be tried again (decision 125).
 *
 * @param load a function that imports one file.
 * @throws TypeError if something cannot be fetched, or is gone since the site was updated.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [, script = ""] = DYNAMIC_IMPORT.exec(String(load)) ?? [];
  await loadScript(script);
  return load();
}

/** Fetches a script and all that it imports. */
function loadScript(name: string): Promise<unknown> {
  const loading = (scripts[name] ??= fetchText(`${import.meta.env.BASE_URL}assets/${name}`).then(
    (text) =>
      Promise.all(Array.from(text.matchAll(STATIC_IMPORTS), ([, file = ""]) => loadScript(file))),
  ));
  loading.catch(() => (scripts[name] = undefined));
  return loading;
}

async function fetchText(address: string, tries = TRIES): Promise<string> {
  let left = tries - 1;
  try {
    const response = await fetch(address);
    if (response.ok) return await response.text();
    // Gone since the site was updated.
    if (response.status < 500) left = 0;
    throw new TypeError(address);
  } catch (error) {
    if (left === 0) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, WAIT_MS);
    });
    return fetchText(address, left);
  }
}

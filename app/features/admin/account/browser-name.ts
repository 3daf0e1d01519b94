/** The first that fits counts: every browser also names those it wants to be taken for. */
const BROWSERS = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iPhone or iPad"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|CrOS/, "Linux"],
] as const;

/** A browser in words, like "Firefox on Windows"; "A browser" for one that nobody knows. */
export function browserName(userAgent: string): string {
  const [, browser = "A browser"] = BROWSERS.find(([mark]) => mark.test(userAgent)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => mark.test(userAgent)) ?? [];
  return system ? `${browser} on ${system}` : browser;
}

/** The first match counts, since browsers also name those they imitate. */
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

/** Names a browser, like "Firefox on Windows"; "A browser" if unknown. */
export function browserName(userAgent: string): string {
  const [, browser = "A browser"] = BROWSERS.find(([mark]) => mark.test(userAgent)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => mark.test(userAgent)) ?? [];
  return system ? `${browser} on ${system}` : browser;
}

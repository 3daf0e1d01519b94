/** Makes addresses of a photo by width, with its host's own parameters; `undefined` for any other host. */
export function photoSizer(url: string): ((width: number) => string) | undefined {
  const bare = url.split("?")[0] ?? url;
  if (bare.startsWith("https://images.unsplash.com/")) {
    return (width) => `${bare}?auto=format&fit=crop&w=${width}&q=70`;
  }
  if (bare.startsWith("https://images.pexels.com/")) {
    return (width) => `${bare}?auto=compress&cs=tinysrgb&w=${width}`;
  }
  return undefined;
}

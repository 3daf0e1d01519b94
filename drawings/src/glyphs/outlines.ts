/** Outlines shifted by (dx, dy), so that several people can share a head or a boot. */
export function moved(outlines: readonly string[], dx: number, dy: number): string[] {
  const shift = (token: string) => {
    const [x = 0, y = 0] = token.replace("!", "").split(",").map(Number);
    const tenth = (value: number) => Math.round(value * 10) / 10;
    return `${tenth(x + dx)},${tenth(y + dy)}${token.endsWith("!") ? "!" : ""}`;
  };
  return outlines.map((outline) => outline.trim().split(/\s+/).map(shift).join(" "));
}

/** The land's y at `x`, measured down from the top of the picture. */
export type Ridge = (x: number) => number;

/**
 * Compact path data from a template: rounds numbers to whole picture units and drops the space before a
 * minus sign.
 */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? "";
  values.forEach((value, i) => {
    text += (typeof value === "number" ? Math.round(value) : value) + (parts[i + 1] ?? "");
  });
  return text.replaceAll(" -", "-");
}

/** One gouge cut: a tapered sliver from (x, y) along (dx, dy). */
export function cut(x: number, y: number, dx: number, dy: number, width: number): string {
  const length = Math.hypot(dx, dy) || 1;
  const ax = (-dy / length) * width;
  const ay = (dx / length) * width;
  // a short sliver needs no curve, and three corners take fewer bytes
  return length < 60 && width < 3.7
    ? d`M${x} ${y}l${dx * 0.45 + ax} ${dy * 0.45 + ay} ${dx * 0.55 - ax} ${dy * 0.55 - ay}z`
    : d`M${x} ${y}q${dx / 2 + ax} ${dy / 2 + ay} ${dx} ${dy}q${-dx / 2 - ax} ${-dy / 2 - ay} ${-dx} ${-dy}z`;
}

/** A blade of grass from its base; `lean` is the tip's offset to the right. */
export function blade(x: number, y: number, height: number, lean: number, width: number): string {
  return d`M${x} ${y}q${lean * 0.12} ${-height * 0.6} ${lean} ${-height}q${-lean * 0.6} ${height * 0.5} ${width - lean} ${height}z`;
}

/** A closed outline through points in picture units. */
export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join("L")}z`;
}

type Lab = readonly [lightness: number, a: number, b: number];

const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

const toHexByte = (linear: number): string => {
  const v = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.max(0, Math.min(255, Math.round(255 * v)));
  return byte.toString(16).padStart(2, "0");
};

/** Cache: a palette mixes the same few colors over and over. */
const known = new Map<string, Lab>();

function labFromHex(hex: string): Lab {
  const lab = known.get(hex) ?? measured(hex);
  known.set(hex, lab);
  return lab;
}

function measured(hex: string): Lab {
  const channel = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16));
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexFromLab([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toHexByte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toHexByte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toHexByte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${red}${green}${blue}`;
}

/**
 * Mixes `share` of the second color (#rrggbb) into the first, in OKLab, which keeps midtones clean, like
 * overprinted ink.
 */
export function mix(first: string, second: string, share: number): string {
  const [l1, a1, b1] = labFromHex(first);
  const [l2, a2, b2] = labFromHex(second);
  return hexFromLab([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share]);
}

/** Shortens #aabbcc to #abc, if possible. */
export function shortHex(color: string): string {
  return color.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}

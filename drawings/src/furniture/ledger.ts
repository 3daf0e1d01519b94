import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** How much to darken things near the viewer at night, at dusk, and otherwise. */
function dimmed(press: Press, color: string, night: number, dusk: number, day = 0): string {
  const share = press.isNight ? night : press.time === "dusk" ? dusk : day;
  return mix(color, press.inks.ink, share);
}

/** The plank of a tailgate across the bottom of the picture. Returns the wood's color. */
export function tailgate(press: Press, top: number): string {
  const { W, H, chance, inks } = press;
  const wood = mix(dimmed(press, "#8a5a34", 0.6, 0.3, 0.06), inks.fore, 0.12);
  press.path(d`M0 ${top}L${W} ${top - 4}V${H}H0z`, wood);
  let grain = "";
  for (let i = 0; i < 26; i++) {
    const x = chance.between(-0.1, 0.9) * W;
    const y = top + chance.next() ** 0.8 * (H - top);
    grain += cut(x, y, chance.between(0.12, 0.4) * W, chance.between(-2, 2), 3);
  }
  press.path(grain, mix(wood, inks.ink, 0.4));
  press.path(d`M0 ${top}L${W} ${top - 4}v6L0 ${top + 7}z`, mix(wood, inks.cream, 0.5));
  press.line(d`M0 ${H * 0.9}L${W} ${H * 0.895}`, mix(wood, inks.ink, 0.75), 3);
  return wood;
}

/** An open ledger with figures on the left page and a rising chart on the right. */
export function ledger(press: Press, x: number, y: number, k: number, wood: string): void {
  const { chance, inks } = press;
  const at = (across: number, up: number) => d`${x + (across - up * 0.16) * k} ${y - up * k}`;
  const paper = dimmed(press, "#fbf3df", 0.35, 0.1);
  const cover = `M${at(-104, -4)}L${at(104, -4)} ${at(96, 74)} ${at(-92, 74)}z`;
  press.path(cover, mix(inks.red, inks.ink, 0.25));
  const leftPage = `M${at(0, 0)}Q${at(-50, 10)} ${at(-98, 2)}L${at(-86, 74)}Q${at(-44, 80)} ${at(0, 72)}z`;
  const rightPage = `M${at(0, 0)}Q${at(50, 10)} ${at(98, 2)}L${at(92, 74)}Q${at(46, 80)} ${at(0, 72)}z`;
  press.path(leftPage, paper);
  press.path(rightPage, mix(paper, wood, 0.14));
  let rules = "";
  let figures = "";
  for (let i = 1; i < 6; i++) {
    rules += `M${at(-88 + i * 1.6, 4 + i * 11)}Q${at(-44, 9 + i * 11.4)} ${at(-8, 3 + i * 11)}`;
    const lineY = y - (8 + i * 11) * k;
    figures += cut(x + (-84 - i) * k, lineY, chance.between(18, 34) * k, -1, 3);
    figures += cut(x + (-30 - i * 1.6) * k, y - (8 + i * 11.4) * k, 15 * k, 0, 3);
  }
  press.line(rules, mix(inks.blue, paper, 0.35), 1.3);
  press.path(figures, mix(inks.ink, paper, 0.25));
  const bars = [14, 22, 34, 50].map((height, i) => {
    const left = 16 + i * 18;
    return `M${at(left, 12)}L${at(left, 12 + height)} ${at(left + 12, 12 + height)} ${at(left + 12, 12)}z`;
  });
  press.path(bars.join(""), mix(inks.first, inks.fore, 0.45));
  press.line(`M${at(12, 70)}L${at(12, 11)} ${at(90, 10)}`, inks.ink, 1.8);
  press.line(`M${at(0, 0)}L${at(0, 72)}`, mix(paper, inks.ink, 0.5), 1.6);
}

/** A pencil lying to the right of (x, y). */
export function pencil(press: Press, x: number, y: number, k: number, wood: string): void {
  const { inks } = press;
  const shaft = d`M${x - 20 * k} ${y + 4 * k}l${64 * k} ${-50 * k} ${7 * k} ${8 * k} ${-64 * k} ${50 * k}z`;
  const tip = d`M${x - 20 * k} ${y + 4 * k}l${-9 * k} ${14 * k} ${16 * k} ${-6 * k}z`;
  const rubber = d`M${x + 44 * k} ${y - 46 * k}l${8 * k} ${-6 * k} ${7 * k} ${8 * k} ${-8 * k} ${6 * k}z`;
  press.path(shaft, inks.ochre);
  press.path(tip, mix(inks.cream, wood, 0.2));
  press.path(rubber, inks.red);
}

/** An enamel mug of coffee standing at (x, y). */
export function mug(press: Press, x: number, y: number, k: number): void {
  const { inks } = press;
  const enamel = mix("#2f5a68", inks.ink, 0.2);
  const body = d`M${x - 22 * k} ${y - 52 * k}h${44 * k}l${-3 * k} ${50 * k}q${-19 * k} ${9 * k} ${-38 * k} 0z`;
  press.path(body, enamel);
  const handle = d`M${x - 21 * k} ${y - 42 * k}q${-22 * k} ${2 * k} ${-18 * k} ${18 * k}t${20 * k} ${10 * k}`;
  press.line(handle, enamel, 5 * k);
  press.ellipse(x, y - 52 * k, 22 * k, 6 * k, mix(inks.cream, inks.blue, 0.3));
  press.ellipse(x, y - 51 * k, 18 * k, 4 * k, "#2b1a10");
  const chips =
    cut(x - 13 * k, y - 42 * k, 2, 32 * k, 3) + cut(x - 6 * k, y - 40 * k, 1, 22 * k, 2);
  press.path(chips, inks.cream);
}

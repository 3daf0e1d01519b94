import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** The foot of a step-in post, and its height. */
export type Post = readonly [x: number, y: number, height: number];

/** The height of a step-in post's step above the ground, and its length, as shares of the post's height. */
const STEP_UP = 0.15;
const STEP_LENGTH = 0.12;

/**
 * Temporary fence: pigtail step-in posts and two strands of polywire from post to post.
 *
 * @param step the side of the posts' steps: 1 right, -1 left.
 */
export function polywire(press: Press, posts: readonly Post[], step: 1 | -1 = 1): void {
  const { inks } = press;
  let shafts = "";
  // the earth that each spike has turned up
  let tips = "";
  for (const [x, y, h] of posts) {
    const pigtail = d`M${x} ${y - h}q${h * 0.02} ${-h * 0.1} ${h * 0.08} ${-h * 0.05}t${-h * 0.03} ${h * 0.08}`;
    shafts += d`M${x} ${y}v${-h}${pigtail}M${x} ${y - h * STEP_UP}h${step * h * STEP_LENGTH}`;
    tips += cut(x - h * 0.045, y + h * 0.005, h * 0.09, 0, h * 0.035);
  }
  const wires = strand(posts, 0.96) + strand(posts, 0.6);
  const tallest = Math.max(...posts.map(([, , height]) => height));
  press.path(tips, mix(inks.ink, inks.fore, 0.3));
  press.line(shafts, inks.ink, Math.max(1.6, tallest * 0.026), 'stroke-linecap="round"');
  press.line(wires, mix(inks.cream, inks.sun, 0.4), Math.max(1.2, tallest * 0.014));
  const dashes = d`${tallest * 0.05 || 1} ${tallest * 0.12 || 2}`;
  press.line(wires, inks.red, Math.max(1, tallest * 0.012), `stroke-dasharray="${dashes}"`);
}

/** One slack strand at a share of the posts' heights. */
function strand(posts: readonly Post[], share: number): string {
  let path = "";
  let last: { x: number; y: number } | undefined;
  for (const [x, foot, height] of posts) {
    const y = foot - height * share;
    path +=
      last === undefined
        ? d`M${x} ${y}`
        : d`Q${(x + last.x) / 2} ${(y + last.y) / 2 + height * 0.03} ${x} ${y}`;
    last = { x, y };
  }
  return path;
}

/** A weathered wooden post with its foot at (x, y). */
export function woodPost(press: Press, x: number, y: number, width: number, height: number): void {
  const { chance, inks } = press;
  const w = width;
  press.path(
    d`M${x - w / 2} ${y}l${w * 0.06} ${-height} ${w * 0.36} ${-w * 0.22} ${w * 0.5} ${w * 0.16} ${w * 0.08} ${height + w * 0.06}z`,
    inks.ink,
  );
  let grain = "";
  for (let i = 0; i < 5; i++) {
    const left = x + chance.between(-0.36, 0.34) * w;
    const foot = y - height * chance.between(0.1, 0.55);
    grain += cut(left, foot, chance.between(-1, 1), -height * chance.between(0.16, 0.4), w * 0.07);
  }
  press.path(grain, mix(inks.ink, inks.rim, 0.55));
}

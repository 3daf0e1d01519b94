import { polywire, type Post, woodPost } from "../furniture/fence.ts";
import { place } from "../glyphs/place.ts";
import { grasses } from "../land/grasses.ts";
import { contours, ground, wave } from "../land/ridge.ts";
import { mix } from "../press/color.ts";
import { d, type Ridge } from "../press/path.ts";
import { Press } from "../press/press.ts";
import type { Frieze, ThemeTime } from "../../../app/pictures/files.ts";

/** Five times as wide as high. */
const SIZE = [1200, 240] as const;

const STRIPS: Record<Frieze, (press: Press) => void> = { wire, tracks, grass, posts };

/** A strip of land across the middle of a long page: wire, tracks, grass or old posts. */
export function frieze(name: Frieze, theme: ThemeTime): string {
  const time = theme === "day" ? "dawn" : "dusk";
  const press = new Press({ subject: "open-range", seed: `frieze-${name}`, time }, SIZE);
  STRIPS[name](press);
  return press.svg();
}

/** New posts and two strands; the paddock behind the middle ones is the green one. */
function wire(press: Press): void {
  const { W, H, inks } = press;
  const field = land(press, H * 0.4);
  const [left, right] = [W * 0.36, W * 0.66];
  press.path(
    d`M${left} ${field(left)}Q${(left + right) / 2} ${field((left + right) / 2) - 6} ${right} ${field(right)}L${right + 130} ${H}H${left - 130}z`,
    inks.first,
  );
  const line: Post[] = Array.from({ length: 9 }, (_, i) => [
    W * (0.02 + i * 0.12),
    H * (0.86 - 0.02 * (i % 2)),
    H * 0.52,
  ]);
  polywire(press, line);
  blades(press, 0.9);
}

/** Hoof prints across bare ground, on their way to the grass above. */
function tracks(press: Press): void {
  const { W, H, chance, inks } = press;
  const field = land(press, H * 0.26);
  const edge: Ridge = (x) => field(x) + H * 0.16;
  ground(press, edge, mix(inks.fore, inks.rust, 0.72));
  contours(press, edge, H * 0.6, 12, mix(inks.fore, inks.ochre, 0.66), 3);
  const hoof = press.group("hoof", () => {
    const toe = "M-2 0q-9-1-9 11q0 10 7 11q3-8 2-22z";
    return `<path d="${toe}"/><path d="${toe}" transform="scale(-1 1)"/>`;
  });
  for (let i = 0; i < 22; i++) {
    const x = ((i + 0.5) / 22) * W;
    const pair = i % 2 === 0 ? 0.58 : 0.8;
    const size = 1.05 + chance.between(-0.1, 0.12);
    press.add(
      `<use href="#${hoof}" fill="${mix(inks.ink, inks.rust, 0.2)}" transform="translate(${Math.round(x)} ${Math.round(H * (pair + chance.between(-0.05, 0.05)))})rotate(${Math.round(74 + chance.between(-9, 9))})scale(${size.toFixed(2)})"/>`,
    );
  }
}

/** Seed heads and flowers against the morning. */
function grass(press: Press): void {
  const { W, H, inks } = press;
  land(press, H * 0.72);
  const bank: Ridge = () => H * 0.94;
  ground(press, bank, mix(inks.fore, inks.first, 0.12));
  grasses(press, bank, H * 0.52, Math.round(W / 11), { heads: true, flowers: 12 });
}

/** Weathered posts and slack wire, a lark on one of them. */
function posts(press: Press): void {
  const { W, H, inks } = press;
  land(press, H * 0.46);
  const spots = [0.06, 0.24, 0.44, 0.64, 0.84, 1].map((share) => share * W);
  for (const at of [0.52, 0.66]) {
    const wires = spots.slice(1).map((x, i) => {
      const last = spots[i] ?? 0;
      return d`M${last} ${H * at}Q${(x + last) / 2} ${H * (at + 0.06)} ${x} ${H * at}`;
    });
    press.line(wires.join(""), inks.ink, 2.4);
  }
  for (const x of spots) woodPost(press, x, H * 0.95, 26, H * 0.52);
  place(press, "lark", W * 0.64 - 4, H * 0.42, 2.1, {
    coat: mix("#3b2415", inks.ink, 0.2),
    face: "#ecb83a",
    cuts: mix(inks.cream, inks.rim, 0.3),
  });
  blades(press, 0.92);
}

/** A flat sky, one far ridge and the given pasture. */
function land(press: Press, at: number): Ridge {
  const { W, H, inks } = press;
  press.path(`M0 0h${W}v${H}H0z`, inks.sky[1]);
  press.path(d`M0 ${at * 0.5}h${W}v${H}H0z`, inks.sky[2]);
  press.path(d`M0 ${at * 0.78}h${W}v${H}H0z`, inks.sky[3]);
  ground(press, wave(press, at * 0.92, H * 0.05), inks.mid);
  const field = wave(press, at, H * 0.02, 0.7);
  ground(press, field, inks.field);
  contours(press, field, H - at, 9, inks.fieldShade, 3);
  return field;
}

/** Low grass at the viewer's feet. */
function blades(press: Press, at: number): void {
  const { H, W, inks } = press;
  const bank: Ridge = () => H * at;
  ground(press, bank, mix(inks.fore, inks.first, 0.12));
  grasses(press, bank, H * 0.17, Math.round(W / 14), { heads: true });
}

import { mix } from "./press/color.ts";
import { LETTER_HEIGHT, type Letter, letterFor } from "./press/letters.ts";
import { blade, cut, d } from "./press/path.ts";
import { Press } from "./press/press.ts";

const SIZE = 240;
const CREAM = "#fff6da";
const SOIL = "#17110b";
const PADDOCK = "#a5c877";

/** Prairie, barn, sky, soil and wheat: dark enough for cream letters. */
const GROUNDS = ["#2a5c34", "#8f2f19", "#1d4d63", "#4b3a2a", "#704605"] as const;

/** The first letters of a name's first and last words, without accents; titles do not count. */
export function initialsOf(name: string): string {
  const words = name
    .normalize("NFD")
    .toUpperCase()
    .split(/[\s-]+/)
    .filter((word) => !word.endsWith("."))
    .map((word) => Array.from(word).find((character) => letterFor(character)))
    .filter((character) => character !== undefined);
  return (words.length > 1 ? [words[0], words.at(-1)] : words).join("");
}

/** A square portrait for someone without a photograph: cut initials over a strip of pasture. */
export function initialsAvatar(name: string): string {
  const press = new Press({ subject: "about", seed: name }, [SIZE, SIZE]);
  const ground = press.chance.pick(GROUNDS);
  press.path(`M0 0h${SIZE}v${SIZE}H0z`, ground);
  press.disc(SIZE / 2, 108, 92, mix(ground, CREAM, 0.1));
  gougeMarks(press, mix(ground, CREAM, 0.2));
  land(press, ground);
  const letters = Array.from(initialsOf(name), letterFor).filter((letter) => letter !== undefined);
  if (letters.length > 0) carve(press, letters, mix(ground, SOIL, 0.45));
  else tuft(press);
  return press.svg();
}

/** Marks the gouge leaves where the lino was cleared. */
function gougeMarks(press: Press, color: string): void {
  const { chance } = press;
  let path = "";
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * 2 * Math.PI + chance.between(-0.1, 0.1);
    const radius = chance.between(104, 128);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = chance.between(12, 24);
    path += cut(SIZE / 2 + dx * radius, 108 + dy * radius, dx * length, dy * length, 2.6);
  }
  press.path(path, color);
}

function land(press: Press, ground: string): void {
  press.path("M0 186Q70 166 130 178T240 172V240H0z", mix(ground, SOIL, 0.35));
  press.path("M96 175Q112 174 130 178T166 180Q176 206 190 240H92Q96 206 96 175z", PADDOCK);
  let blades = "";
  for (let i = 0; i < 30; i++) {
    const height = press.chance.between(8, 20);
    blades += blade(i * 8.4, 242, height + 6, press.chance.between(-6, 6), 4);
  }
  press.path(blades, mix(ground, SOIL, 0.7));
}

/** Sets the letters side by side, each with the edge of its block in shadow. */
function carve(press: Press, letters: readonly Letter[], shadow: string): void {
  const gap = 2;
  const width = letters.reduce((sum, letter) => sum + letter.width + gap, -gap);
  const scale = Math.min(104 / LETTER_HEIGHT, 176 / width);
  const top = 106 - (LETTER_HEIGHT * scale) / 2;
  let left = (SIZE - width * scale) / 2;
  for (const { path, width: letterWidth } of letters) {
    const outline = path.replaceAll(/\s+/g, " ").replaceAll(" M", "M");
    for (const [shift, fill] of [
      [5, shadow],
      [0, CREAM],
    ] as const) {
      const placed = Press.placed(left + shift, top + shift, scale);
      press.add(`<path fill="${fill}" fill-rule="evenodd" ${placed} d="${outline}"/>`);
    }
    left += (letterWidth + gap) * scale;
  }
}

/** For a name in another script: three blades of grass. */
function tuft(press: Press): void {
  const blades = blade(104, 164, 96, -34, 14) + blade(114, 164, 118, 4, 15);
  press.path(blades + blade(126, 164, 92, 38, 14) + d`M100 160h42v8h-42z`, CREAM);
}

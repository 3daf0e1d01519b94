import { wireReel } from "./furniture/reel.ts";
import { ledger, pencil } from "./furniture/ledger.ts";
import type { Spot } from "../../app/pictures/files.ts";
import { mix } from "./press/color.ts";
import { blade, cut, d } from "./press/path.ts";
import { Press } from "./press/press.ts";

const SIZE = 240;
const CREAM = "#fff6da";
const SOIL = "#17110b";
const PADDOCK = "#a5c877";

/** The background of a block, dark enough for the light tool on it. */
const GROUNDS: Record<Spot, string> = {
  pencil: "#1d4d63",
  reel: "#2a5c34",
  "rain-gauge": "#4b3a2a",
  ledger: "#8f2f19",
};

const TOOLS: Record<Spot, (press: Press) => void> = {
  pencil: (press) => pencil(press, 92, 146, 2.1, PADDOCK),
  reel: (press) => wireReel(press, 120, 190, 68, 1),
  "rain-gauge": rainGauge,
  ledger: (press) => ledger(press, 124, 152, 0.86, GROUNDS.ledger),
};

/** A square picture of one tool, in place of an invented person's portrait. */
export function spot(name: Spot): string {
  const press = new Press({ subject: "about", seed: name }, [SIZE, SIZE]);
  const ground = GROUNDS[name];
  press.path(`M0 0h${SIZE}v${SIZE}H0z`, ground);
  press.disc(SIZE / 2, 112, 94, mix(ground, CREAM, 0.12));
  gougeMarks(press, mix(ground, CREAM, 0.22));
  land(press, ground);
  TOOLS[name](press);
  return press.svg();
}

/** A wedge gauge on its post, a third full. */
function rainGauge(press: Press): void {
  press.path("M114 110h14v106h-14z", mix(CREAM, SOIL, 0.62));
  press.path("M84 34h74l-22 132h-30z", CREAM);
  press.path("M98 118h46l-8 42h-30z", "#3c7f9d");
  const marks = [52, 70, 88, 106, 124, 142].map(
    (y, i) => d`M${148 - i * 3} ${y}h${-16 + (i % 2) * 6}`,
  );
  press.line(marks.join(""), SOIL, 3);
  press.path("M80 28h82v10H80z", mix(CREAM, SOIL, 0.2));
}

/** Marks the gouge leaves where the lino was cleared. */
function gougeMarks(press: Press, color: string): void {
  const { chance } = press;
  let path = "";
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * 2 * Math.PI + chance.between(-0.1, 0.1);
    const radius = chance.between(106, 130);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = chance.between(12, 24);
    path += cut(SIZE / 2 + dx * radius, 112 + dy * radius, dx * length, dy * length, 2.6);
  }
  press.path(path, color);
}

/** A strip of pasture with one green paddock. */
function land(press: Press, ground: string): void {
  press.path("M0 190Q70 170 130 182T240 176V240H0z", mix(ground, SOIL, 0.35));
  press.path("M96 179Q112 178 130 182T166 184Q176 208 190 240H92Q96 208 96 179z", PADDOCK);
  let blades = "";
  for (let i = 0; i < 30; i++) {
    const height = press.chance.between(8, 20);
    blades += blade(i * 8.4, 242, height + 6, press.chance.between(-6, 6), 4);
  }
  press.path(blades, mix(ground, SOIL, 0.7));
}

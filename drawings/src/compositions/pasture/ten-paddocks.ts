import { bunch } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { backdrop } from "../../land/backdrop.ts";
import { grasses } from "../../land/grasses.ts";
import { PaddockGrid, paddockGrid } from "../../land/paddock-grid.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import type { Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** The first paddock: the middle one of the front row, or of the back row where a page's plate hides the front. */
const greenIn = ({ W, H }: Press) => (W > 2 * H ? 2 : 7);

/** From the hill: a rider looks down on ten paddocks, one of them green, the herd just moved out. */
export function tenPaddocks(press: Press): void {
  const { W, H, u, fx, chance } = press;
  const horizon = H * chance.between(0.42, 0.45);
  const dir = fx > 0.5 ? -1 : 1;
  const cx = W * (0.5 - dir * 0.2); // to one side even in the middle: the green must show
  const sunX = cx + dir * W * 0.44;
  backdrop(press, horizon, { x: sunX, y: horizon * 0.62, r: H * 0.085 }, { trees: 5 });
  const top = wave(press, horizon + H * 0.08, H * 0.012);
  const grid = new PaddockGrid(W, horizon + H * 0.1, H * 1.02, 0.5 + dir * 0.12);
  const green = greenIn(press);
  const beside = green + dir; // where the herd is, away from the hill
  paddockGrid(press, top, grid, { green, grazed: beside });
  bunch(press, { ...grid.inside(beside, 0.5, 0.32), scale: u * 0.3 });
  hill(press, cx, dir);
}

function hill(press: Press, cx: number, dir: number): void {
  const { W, H, chance, inks } = press;
  const s = (H * 0.44) / 104;
  const rise: Ridge = (x) => H * 0.8 + H * 1.5 * ((x - cx) / W) ** 2 - H * 0.012 * Math.sin(x / 40);
  const snow = press.season === "winter";
  const turf = snow ? mix(inks.field, inks.sky[1], 0.2) : mix(inks.fore, inks.first, 0.1);
  ground(press, rise, turf, 12);
  contours(press, rise, H * 0.2, 12, mix(turf, snow ? inks.sky[0] : inks.first, 0.32));
  const x = cx - dir * 40 * s;
  person(press, "rider", [x, rise(x) + 5, s], { flip: dir < 0, shirt: "red" });
  grasses(press, (x) => rise(x) + 2, H * 0.07, Math.round(W / 13), {
    heads: chance.maybe(0.9),
    color: snow ? inks.fore : mix(inks.fore, inks.ink, 0.45),
    clear: [cx / W - 0.12, cx / W + 0.12],
  });
}

import { mug, pencil, tailgate } from "../../furniture/ledger.ts";
import { mix } from "../../press/color.ts";
import { FREE_FROM } from "../../press/head.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** The kitchen table at planning time: a chart on paper, the same on the phone, the paddocks in the window. */
export function kitchenTable(press: Press): void {
  const { W, H, u, fx, inks, isNight } = press;
  const dim = isNight ? 0.55 : press.time === "dusk" ? 0.25 : 0;
  const wall = mix(mix("#e6d3a6", inks.ochre, 0.12), inks.ink, dim);
  press.path(`M0 0h${W}v${H}H0z`, wall);
  const right = fx > 0.5;
  let boards = "";
  for (let x = W * 0.03; x < W; x += W * 0.075) boards += d`M${x} 0v${H * 0.66}`;
  press.line(boards, mix(wall, inks.ink, 0.09), 2 * u);
  view(press, W * (right ? 0.2 : 0.56), H * 0.1, Math.min(W * 0.36, H * 0.62), H * 0.42);
  const wood = tailgate(press, H * 0.62);
  const k = Math.min(H * (press.isBand ? 0.0031 : 0.0036), W / 430);
  const x = press.inside(W * fx, 200 * k, 150 * k);
  const y = H * 0.9;
  const left = press.isBand ? W * FREE_FROM + 105 * k : x - 40 * k; // in a band, right of the plate
  chart(press, left, y, k, dim);
  phone(press, left + 132 * k, y + 2 * k, k);
  mug(press, left + (press.isBand ? 200 : -108) * k, y - 26 * k, k);
  pencil(press, left + 60 * k, y - 4 * k, k * 0.8, wood);
}

/** A sash window; outside, the first paddock between its neighbors. */
function view(press: Press, x: number, y: number, w: number, h: number): void {
  const { inks } = press;
  const hill = y + h * 0.52;
  press.path(d`M${x} ${y}h${w}v${h}h${-w}z`, inks.sky[1]);
  press.path(d`M${x} ${y + h * 0.3}h${w}v${h * 0.7}h${-w}z`, inks.sky[3]);
  press.path(
    d`M${x} ${hill}q${w * 0.25} ${-h * 0.16} ${w * 0.5} ${-h * 0.04}t${w * 0.5} ${-h * 0.06}V${y + h}H${x}z`,
    inks.mid,
  );
  press.path(d`M${x} ${hill + h * 0.1}h${w}V${y + h}H${x}z`, inks.field);
  press.path(
    d`M${x + w * 0.42} ${hill + h * 0.1}h${w * 0.2}L${x + w * 0.78} ${y + h}h${-w * 0.46}z`,
    inks.first,
  );
  press.line(
    d`M${x + w * 0.42} ${hill + h * 0.1}L${x + w * 0.32} ${y + h}M${x + w * 0.62} ${hill + h * 0.1}L${x + w * 0.78} ${y + h}`,
    inks.cream,
    2,
  );
  const frame = mix(inks.cream, inks.ink, 0.06);
  press.line(
    d`M${x} ${y}h${w}v${h}h${-w}zM${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`,
    frame,
    h * 0.045,
  );
  press.path(
    d`M${x - w * 0.07} ${y + h}h${w * 1.14}v${h * 0.07}h${-w * 1.14}z`,
    mix(frame, inks.ink, 0.16),
  );
}

/** A grazing chart lying on the table: weeks across, paddocks down, the herd's stays inked in. */
function chart(press: Press, x: number, y: number, k: number, dim: number): void {
  const { inks } = press;
  const at = (across: number, up: number) => d`${x + (across - up * 0.2) * k} ${y - up * k}`;
  const box = (from: number, to: number, low: number, high: number) =>
    `M${at(from, low)}L${at(to, low)} ${at(to, high)} ${at(from, high)}z`;
  press.path(box(-82, 82, 0, 78), mix("#fbf3df", inks.ink, dim * 0.6));
  let grid = "";
  for (let i = 0; i <= 10; i++) grid += `M${at(-70 + i * 14.4, 6)}L${at(-70 + i * 14.4, 72)}`;
  for (let i = 0; i <= 6; i++) grid += `M${at(-70, 6 + i * 11)}L${at(74, 6 + i * 11)}`;
  press.line(grid, mix(inks.blue, inks.cream, 0.2), 1.2);
  let stays = "";
  for (let i = 0; i < 6; i++) {
    stays += box(-70 + i * 20, -70 + i * 20 + 18, 63 - i * 11, 70 - i * 11);
  }
  press.path(stays, mix(inks.ink, inks.rust, 0.3));
  press.path(box(-70, 74, 18.4, 27.6), mix(inks.first, inks.fore, 0.2));
}

/** A phone with ten squares on it, three of them filled. */
function phone(press: Press, x: number, y: number, k: number): void {
  const { inks } = press;
  const at = (across: number, up: number) => d`${x + (across - up * 0.2) * k} ${y - up * k}`;
  const box = (from: number, to: number, low: number, high: number) =>
    `M${at(from, low)}L${at(to, low)} ${at(to, high)} ${at(from, high)}z`;
  press.line(box(-22, 26, 2, 74), inks.ink, 7 * k, 'stroke-linejoin="round"');
  press.path(box(-22, 26, 2, 74), mix(inks.cream, inks.blue, 0.12));
  let filled = "";
  let empty = "";
  for (let i = 0; i < 10; i++) {
    const [column, row] = [i % 2, Math.floor(i / 2)];
    const square = box(-16 + column * 20, 0 + column * 20, 60 - row * 12, 69 - row * 12);
    if (i < 3) filled += square;
    else empty += square;
  }
  press.path(empty, mix(inks.cream, inks.ink, 0.25));
  press.path(filled, mix(inks.first, inks.fore, 0.35));
}

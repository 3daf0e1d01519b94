/**
 * A cow's outline at each body condition score, by the features that the universities of Nebraska and
 * Mississippi describe: ribs, backbone, hooks, pins and tailhead. Widths are half widths; her back is about
 * 100 units up.
 */
export interface Condition {
  /** The dip (below 0) or bulge between backbone and hook. */
  readonly loin: number;
  readonly hook: number;
  /** Whether bare bone makes corners. */
  readonly bony: boolean;
  /** Widths below the hook, at the thigh, at the gaskin and at the belly. */
  readonly below: number;
  readonly thigh: number;
  readonly gaskin: number;
  readonly belly: number;
  /** Height of the crotch: fat fills the twist. */
  readonly twist: number;
  /** Beside the tailhead, on her right: a dark hollow, or a pad of fat. */
  readonly hollow?: string;
  readonly pad?: string;
  /** The pin bone, on her right, if it shows. */
  readonly pin?: string;
  /** The roundness of her barrel, 0 at score 3. */
  readonly fill: number;
  /** The number of visible ribs, from the last. */
  readonly ribs: number;
  /** The backbone's line over loin and back, seen from the side; bare spines are a row of teeth. */
  readonly spine: string;
  /** The sunken flank, or the light on a fat back, seen from the side. */
  readonly flank?: string;
  readonly sheen?: string;
}

const BARE_SPINE = "80,64 76,67! 70,64 66,67.5! 60,64 56,67.5! 50,64 46,67! 40,64";
const COVERED_SPINE = "78,66 52,66.4";

const THREE: Condition = {
  loin: -5,
  hook: 27,
  bony: true,
  below: 21,
  thigh: 20,
  gaskin: 12,
  belly: 30,
  twist: 55,
  hollow: "2.6,96! 9.8,91 2.6,82!",
  pin: "8,82! 11.4,79.4 11,74.6! 9,77",
  fill: 0,
  ribs: 5,
  spine: BARE_SPINE,
  flank: "75,60! 90,58 94,44! 80,46",
};

const FOUR: Condition = {
  loin: -2,
  hook: 27,
  bony: true,
  below: 24,
  thigh: 24,
  gaskin: 14,
  belly: 31.5,
  twist: 51,
  hollow: "2.6,96! 7.2,91 2.6,82!",
  pin: "8,81! 11.4,79.4 11,74.6! 9,77",
  fill: 1,
  ribs: 2,
  spine: COVERED_SPINE,
  flank: "78,60! 88,58.6 91,50! 81,51",
};

const FIVE: Condition = {
  loin: 0,
  hook: 28,
  bony: false,
  below: 27,
  thigh: 28,
  gaskin: 16,
  belly: 33,
  twist: 47,
  fill: 2,
  ribs: 0,
  spine: COVERED_SPINE,
};

const SIX: Condition = {
  loin: 1.5,
  hook: 29,
  bony: false,
  below: 30,
  thigh: 31,
  gaskin: 18,
  belly: 34.5,
  twist: 44,
  pad: "3.4,92! 7,90 8,84! 5,87",
  fill: 3,
  ribs: 0,
  spine: COVERED_SPINE,
  sheen: "10,62! 46,60.6 84,62! 46,58",
};

const SEVEN: Condition = {
  loin: 3,
  hook: 30,
  bony: false,
  below: 33,
  thigh: 34,
  gaskin: 20,
  belly: 36.5,
  twist: 41,
  pad: "3.2,94! 9,92.4 10.6,86 6,81.4! 7.4,87",
  fill: 4,
  ribs: 0,
  spine: COVERED_SPINE,
  sheen: "10,62! 46,60.6 84,62! 46,55",
};

/** Scores 3 to 7, in this order. */
export const CONDITIONS: readonly Condition[] = [THREE, FOUR, FIVE, SIX, SEVEN];

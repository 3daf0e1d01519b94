import type { Glyph } from "../glyph.ts";
import { moved } from "../outlines.ts";

/** The layers of a head. The origin is the middle of the collar. */
type Head = Required<Pick<Glyph, "skin" | "marks" | "cuts">>;

const PROFILE = `-2.2,-2! 2,-2! 1.9,.4 2.8,1 5,1.3! 5.2,2.8 5.6,3.4! 5.2,4 5.5,5 6.7,6! 5.5,7.2 5.4,9! 2,11.4 -2,11
  -3.4,8 -2.6,4`;

/** A creased crown, and a brim of 1.7 heads that curls up at the sides. */
const HAT = `-9.2,10.4 -6.4,8.5! -3,7.9 2.6,8.2 7.8,9.2 10,11.4! 7,11 4.2,11 3.6,14.4 2.2,16.2 .2,15.4 -1.8,16.6
  -3.6,14.8 -4.2,10.8 -6.8,10.2`;
const HAT_BAND = "-4,10.6! 0,9.8 4,10.8! 0,9.3!";

const CAP = "-4,7.6! -4.4,10.4 -3,12.6 0,13.4 3,12.6 4.8,10! 9.6,8.8! 9.2,7.9! 4.8,8.2!";

const SHORT_HAIR = "-3.4,9! -.8,9! -1.3,6 -1.8,3.6! -3.4,2.8 -4.2,5.4";

export const MAN: Head = {
  skin: [PROFILE],
  marks: [HAT, SHORT_HAIR],
  cuts: [HAT_BAND],
};

/** Her braid hangs down her back. */
export const WOMAN: Head = {
  skin: [PROFILE],
  marks: [HAT, "-3.4,9! -.4,9! -.8,5.4 -2,2 -4,-3 -5.2,-8 -5.6,-13! -7.2,-8 -6.8,-2 -5.6,3"],
  cuts: [HAT_BAND, "-6.6,-4.4! -4.6,-5! -6.4,-5.4!", "-6.6,-.6! -4,-1.4! -6.4,-1.6!"],
};

/** White hair and moustache. */
export const ELDER: Head = {
  skin: [PROFILE],
  marks: [HAT],
  cuts: [
    HAT_BAND,
    "-3.4,8.4! -1,8.4! -1.4,4.6 -3.4,3.4! -4.2,5.6",
    "3,4.6 4.8,5 6.2,4.4! 5.6,2 4.6,3.6",
  ],
};

/** A cap and a ponytail. */
export const YOUTH: Head = {
  skin: [PROFILE],
  marks: [CAP, "-3.8,9.6! -.6,9! -1.4,6! -5,6.4 -7.4,2 -9,-2.4! -9.6,3.4 -7.4,8"],
  cuts: ["-3.8,8.2! 0,9.2 4.4,8.6! 0,9.9!"],
};

/** A person's layers with a head set on the collar at (x, y). */
export function withHead(head: Head, x: number, y: number, person: Glyph): Glyph {
  return {
    ...person,
    skin: [...moved(head.skin, x, y), ...(person.skin ?? [])],
    marks: [...moved(head.marks, x, y), ...(person.marks ?? [])],
    cuts: [...moved(head.cuts, x, y), ...(person.cuts ?? [])],
  };
}

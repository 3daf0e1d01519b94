import { checkShape, fenceList, type FenceList, STRICT_RODS, totalCost } from "../money/fence.ts";
import { checkLimit } from "../numbers/limits.ts";
import type { Finding } from "../numbers/refusal.ts";
import { type Answer, answer, type InputReader } from "./input-reader.ts";
import type { FenceItem, RanchFile } from "./ranch-file.ts";

/** The fence of the trial field. */
export function fenceAnswer({ fence }: RanchFile): Answer<FenceList> {
  return answer((inputs) => {
    const input = {
      widthFt: inputs.num("width of the field", fence.widthFt, "lengthFt"),
      heightFt: inputs.num("length of the field", fence.heightFt, "lengthFt"),
      rows: inputs.num("rows of paddocks", fence.rows, "grid"),
      cols: inputs.num("paddocks in a row", fence.cols, "grid"),
      postSpacingFt: inputs.num("feet between posts", fence.spacingFt, "spacing"),
      reelFt: inputs.num("feet on a reel", fence.reelFt, "lengthFt"),
      strands: 1,
      perimeterHot: fence.perimeterHot,
      joulesBought: fence.joulesBought,
      rodRule: STRICT_RODS,
    };
    inputs.add(checkLimit("joules", fence.joulesBought));
    return () => fenceList(input);
  });
}

/** Refuses a fence plan whose field differs in acres from the trial's paddocks. */
export function checkField({ fence, paddocks }: RanchFile): Finding | null {
  const acres = paddocks.reduce((sum, paddock) => sum + (paddock.acres ?? 0), 0);
  return acres > 0 ? checkShape(fence.widthFt, fence.heightFt, acres) : null;
}

export interface Kit {
  readonly total: number;
  readonly wire: number;
  readonly water: number;
  /** Lines without a price. */
  readonly unpriced: number;
}

/** Checks the numbers of the shopping list. */
export function checkKit(inputs: InputReader, { fence }: RanchFile): void {
  for (const { qty, price } of fence.items) {
    inputs.add(checkLimit("pieces", qty));
    inputs.add(checkLimit("dollars", price));
  }
}

/** The shopping list's totals. Lines without a price are counted, not estimated. */
export function kit({ fence }: RanchFile): Kit {
  const total = (items: readonly FenceItem[]) =>
    totalCost(items.map(({ qty, price }) => ({ qty: qty ?? 0, price })));
  return {
    total: total(fence.items),
    wire: total(fence.items.filter(({ half }) => half === "wire")),
    water: total(fence.items.filter(({ half }) => half === "water")),
    unpriced: fence.items.filter(({ qty, price }) => qty === null || price === null).length,
  };
}

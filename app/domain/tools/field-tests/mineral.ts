const OZ_PER_LB = 16;

/** Days a bag of mineral lasts at a given intake. */
export function mineralBagDays(bagLb: number, head: number, ozPerHeadDay: number): number {
  return (bagLb * OZ_PER_LB) / (head * ozPerHeadDay);
}

/** A seeded random number generator: the same seed gives the same numbers on every machine. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    let state = 1779033703 ^ seed.length;
    for (let i = 0; i < seed.length; i++) {
      state = Math.imul(state ^ seed.charCodeAt(i), 3432918353);
      state = (state << 13) | (state >>> 19);
    }
    this.#state = state;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    let state = this.#state;
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    this.#state = state;
    return (state >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** True with the given probability. */
  maybe(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.next() * choices.length)] ?? choices[0];
  }
}

/* The Prometheus text format. Every family has a description, so that the page explains itself. */
type Kind = "counter" | "gauge" | "histogram";
type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
  /** Appended to the family's name, like `_sum`. */
  readonly suffix?: string;
}

/** Formats one family; empty without samples. */
export function family(name: string, kind: Kind, help: string, samples: readonly Sample[]): string {
  if (samples.length === 0) return "";
  const lines = samples.map(
    ({ labels, value, suffix = "" }) => `${name}${suffix}${labelText(labels)} ${value}`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join("\n")}\n`;
}

function labelText(labels: Labels | undefined): string {
  if (!labels) return "";
  return `{${Object.entries(labels)
    .map(([key, value]) => `${key}="${value}"`)
    .join(",")}}`;
}

/** A counter for each combination of label values. */
export class Counter {
  readonly #names: readonly string[];
  readonly #counts = new Map<string, { readonly labels: Labels; value: number }>();

  /** @param names of the labels. */
  constructor(...names: readonly string[]) {
    this.#names = names;
  }

  /** @param values of the labels, in the order of their names. */
  add(...values: readonly string[]): void {
    const key = values.join(" ");
    const known = this.#counts.get(key);
    if (known) known.value += 1;
    else this.#counts.set(key, { labels: this.#labels(values), value: 1 });
  }

  #labels(values: readonly string[]): Labels {
    return Object.fromEntries(this.#names.map((name, at) => [name, values[at] ?? ""]));
  }

  samples(): readonly Sample[] {
    return [...this.#counts.values()];
  }
}

const BOUNDS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A histogram of durations. */
export class Histogram {
  readonly #counts = BOUNDS_SECONDS.map(() => 0);
  #count = 0;
  #seconds = 0;

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const at = BOUNDS_SECONDS.findIndex((bound) => seconds <= bound);
    if (at !== -1) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#count += 1;
    this.#seconds += seconds;
  }

  samples(): readonly Sample[] {
    let below = 0;
    const buckets = this.#counts.map((count, at) => {
      below += count;
      return { suffix: "_bucket", labels: { le: String(BOUNDS_SECONDS[at]) }, value: below };
    });
    return [
      ...buckets,
      { suffix: "_bucket", labels: { le: "+Inf" }, value: this.#count },
      { suffix: "_sum", value: this.#seconds },
      { suffix: "_count", value: this.#count },
    ];
  }
}

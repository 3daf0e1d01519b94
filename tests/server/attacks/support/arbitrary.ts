import fc from "fast-check";
import { z } from "zod";
import { zocker } from "zocker";
import type { Input } from "./routes.ts";

type Json = z.core.JSONSchema.JSONSchema;

/** Values that break programs: SQL, paths, markup, extreme numbers, lone surrogates. */
const STRANGE: readonly unknown[] = [
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e\ufeff",
  "' or 1=1 --",
  "'; drop table posts; --",
  "1) union select email, password_hash from users --",
  "%",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "2026-02-31",
  "x".repeat(70_000),
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  null,
  true,
  [],
  {},
  [[[[[]]]]],
  { __proto__: null, constructor: "x" },
];

/** A request to a route, valid according to its schemas or with one thing wrong. */
export interface Sent {
  readonly parameters: ReadonlyMap<string, { readonly in: string; readonly value: string }>;
  readonly body: unknown;
}

/**
 * Generates requests to a route from its schemas. `known` holds existing values
 * by field name, so that some requests pass the first check.
 */
export function requestsTo(
  { parameters, body }: Input,
  known: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<Sent> {
  const valueFor = (name: string, schema: Json) => {
    const made = valuesOf(schema);
    const real = known[name];
    const strange = fc.constantFrom(...STRANGE);
    return real
      ? fc.oneof(
          { weight: 5, arbitrary: fc.constantFrom(...real) },
          { weight: 2, arbitrary: made },
          { weight: 1, arbitrary: strange },
        )
      : fc.oneof({ weight: 5, arbitrary: made }, { weight: 1, arbitrary: strange });
  };
  const asked = parameters.map((parameter) =>
    fc.tuple(
      fc.constant(parameter),
      fc.option(valueFor(parameter.name, parameter.schema), {
        freq: 3,
        nil: undefined,
      }),
    ),
  );
  return fc
    .record({
      parameters: fc.tuple(...asked),
      body: body ? bodies(body, known) : fc.constant(undefined),
    })
    .map(({ parameters: list, body: made }) => ({
      body: made,
      parameters: new Map(
        list
          .filter(([, value]) => value !== undefined)
          .map(([{ name, in: place }, value]) => [
            name,
            { in: place, value: typeof value === "string" ? value : JSON.stringify(value) },
          ]),
      ),
    }));
}

/** A body that fits the schema, with existing values for known names, and one field in four replaced. */
function bodies(
  schema: Json,
  known: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      valuesOf(schema),
      fc.infiniteStream(fc.nat()),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    )
    .map(([value, picks, strangely]) => {
      const next = () => picks.next().value ?? 0;
      return changed(value, (name, own) => {
        const real = known[name];
        if (strangely && next() % 3 === 0) return STRANGE[next() % STRANGE.length];
        return real && next() % 4 !== 0 ? real[next() % real.length] : own;
      });
    });
}

/** Values of a schema; the same seed gives the same value, so a failure can be run again. */
function valuesOf(schema: Json): fc.Arbitrary<unknown> {
  const generator = zocker(z.fromJSONSchema(schema));
  return fc.nat().map((seed) => generator.setSeed(seed).generate());
}

function changed(value: unknown, pick: (name: string, own: unknown) => unknown): unknown {
  const parsed = z.record(z.string(), z.unknown()).safeParse(value);
  if (!parsed.success) return value;
  return Object.fromEntries(
    Object.entries(parsed.data).map(([name, own]) => [name, pick(name, changed(own, pick))]),
  );
}

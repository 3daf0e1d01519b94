import { z } from "zod";
import { anyone, owner, signedIn } from "../../../../server/http/access.ts";
import type { TestDesk } from "../../../../server/testing/desk.ts";

/** An unused id. */
export const NO_ID = "0b8f9d3e-5c1a-4e2b-9f4d-6a7b8c9d0e1f";

/** A route of the router, with its access rule. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly rules: readonly string[];
}

const RULES = new Map<unknown, string>([
  [anyone, "everyone"],
  [signedIn, "editors and owners"],
  [owner, "owners"],
]);

/** Every route of the server, read from the router. */
export function routesOf({ app }: Pick<TestDesk, "app">): Route[] {
  const found = new Map<string, { method: string; path: string; rules: string[] }>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL") continue;
    const key = `${method} ${path}`;
    const route = found.get(key) ?? { method, path, rules: [] };
    found.set(key, route);
    const rule = RULES.get(handler);
    if (rule !== undefined) route.rules.push(rule);
  }
  return [...found.values()].toSorted((a, b) => keyOf(a).localeCompare(keyOf(b), "en"));
}

const keyOf = ({ path, method }: Route) => `${path} ${method}`;

/** The routes that change data. */
export function changesOf(desk: Pick<TestDesk, "app">): Route[] {
  return routesOf(desk).filter(({ method }) => method !== "GET");
}

/** A route's address with a value for each parameter. */
export function addressOf({ path }: Route, id = NO_ID): string {
  return path.replace(":number", "1").replaceAll(/:\w+/g, id);
}

const jsonSchema = z.record(z.string(), z.json());
const content = z.record(z.string(), z.object({ schema: jsonSchema.optional() })).optional();
const operation = z.object({
  summary: z.string(),
  parameters: z
    .array(z.object({ in: z.string(), name: z.string(), schema: jsonSchema }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content })),
});
export type Operation = z.infer<typeof operation>;
const document = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** The published description of a route. */
export type Description = (route: Route) => Operation | undefined;

export async function descriptionOf({ browser }: Pick<TestDesk, "browser">): Promise<Description> {
  const { body } = await browser().send("GET", "/api/openapi.json");
  const { paths } = document.parse(body);
  return ({ method, path }) => paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
}

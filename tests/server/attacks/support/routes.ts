import { z } from "zod";
import {
  anyone,
  editor,
  owner,
  ownDraft,
  ownImage,
  ownPost,
  signedIn,
} from "#server/http/access.ts";
import { accepted } from "#server/http/accepts.ts";
import type { TestDesk } from "#server/testing/desk.ts";

/** An unused id. */
const NO_ID = "0b8f9d3e-5c1a-4e2b-9f4d-6a7b8c9d0e1f";

/** A route of the router, with its access rule. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly rules: readonly string[];
}

const RULES = new Map<unknown, string>([
  [anyone, "everyone"],
  [signedIn, "contributors, editors and owners"],
  [ownPost, "editors and owners; contributors for their own posts"],
  [ownDraft, "editors and owners; contributors for their own drafts"],
  [ownImage, "editors and owners; contributors for their own pictures"],
  [editor, "editors and owners"],
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

/** The routes that change data with a session. The one left out accepts requests from mail providers. */
export function changesOf(desk: Pick<TestDesk, "app">): Route[] {
  return routesOf(desk).filter(
    ({ method, path }) => method !== "GET" && path !== "/api/newsletter/one-click/:token",
  );
}

/** A route's address with a value for each parameter. */
export function addressOf({ path }: Route, id = NO_ID): string {
  return path
    .replaceAll(/:\w+\{(\w+)[^}]*\}/g, "$1")
    .replace(":number", "1")
    .replaceAll(/:\w+/g, id);
}

type Json = z.core.JSONSchema.JSONSchema;

/** The input that a route accepts, from its validation schemas. */
export interface Input {
  readonly parameters: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: Json;
  }[];
  readonly body: Json | undefined;
}

const objectSchema = z.object({ properties: z.record(z.string(), z.record(z.string(), z.json())) });

export function inputOf({ app }: Pick<TestDesk, "app">, { method, path }: Route): Input {
  const parameters: Input["parameters"][number][] = Array.from(
    path.matchAll(/:(\w+)(?!\w*\{)/g),
    ([, name = ""]) => ({ in: "path", name, schema: { type: "string" } }),
  );
  let body: Json | undefined;
  for (const route of app.routes) {
    const found = route.method === method && route.path === path && accepted.get(route.handler);
    if (!found) continue;
    const schema = z.toJSONSchema(found.schema, { io: "input", unrepresentable: "any" });
    if (found.target === "json") body = schema;
    else {
      const { properties } = objectSchema.parse(schema);
      const place = found.target === "param" ? "path" : found.target;
      for (const [name, own] of Object.entries(properties))
        parameters.push({ in: place, name, schema: own });
    }
  }
  return { parameters, body };
}

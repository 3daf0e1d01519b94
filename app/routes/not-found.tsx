import { data } from "react-router";
import { NotFound } from "../document/layout/not-found.tsx";
import { STAND_IN_RULES } from "../document/stand-in-rules.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/not-found.ts";

export function loader() {
  return data(STAND_IN_RULES, { status: 404 });
}

export const meta = () => pageMeta({ title: "Page Not Found" });

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFound standIns={loaderData} />;
}

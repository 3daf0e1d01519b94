import { data } from "react-router";
import { NotFound } from "../document/layout/not-found.tsx";
import { pageMeta } from "../seo/page-meta.ts";

export function loader() {
  return data(null, { status: 404 });
}

export const meta = () => pageMeta({ title: "Page Not Found" });

export default function NotFoundRoute() {
  return <NotFound />;
}

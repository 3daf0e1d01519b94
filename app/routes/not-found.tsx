import { NotFound } from "../features/layout/not-found.tsx";
import { pageMeta } from "../meta/page-meta.ts";

export const meta = () => pageMeta({ title: "Page Not Found" });

export default function NotFoundRoute() {
  return <NotFound />;
}

import { contentContext } from "../backend/content.server.ts";
import { Legal } from "../features/static-pages/legal.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/legal.ts";

/** The last path segment names the policy. */
const POLICIES = ["privacy", "terms", "accessibility"] as const;

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const policy = POLICIES.find((name) => pathname.replace(/\/$/, "").endsWith(`/${name}`));
  if (!policy) throw new Error(`No policy at ${pathname}`);
  return { policy, page: await context.get(contentContext).page(`legal/${policy}`) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.page.title,
        description: loaderData.page.metaDescription,
        path: `/${loaderData.policy}`,
      })
    : [];

export default function LegalRoute({ loaderData: { policy, page } }: Route.ComponentProps) {
  const edition = import.meta.env.EDITION === "server" ? "server" : "demo";
  return <Legal page={page} edition={edition} picture={policy} />;
}

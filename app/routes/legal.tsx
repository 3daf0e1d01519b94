import { publishedContent } from "../content.server.ts";
import { Legal } from "../features/static-pages/legal.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/legal.ts";

/** The last part of each address is the name of the policy that stands there. */
const POLICIES = ["privacy", "terms", "accessibility"] as const;

export function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const policy = POLICIES.find((name) => pathname.replace(/\/$/, "").endsWith(`/${name}`));
  if (!policy) throw new Error(`No policy stands at ${pathname}`);
  return { policy, page: context.get(publishedContent).page(`legal/${policy}`) };
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
  return <Legal page={page} picture={policy} />;
}

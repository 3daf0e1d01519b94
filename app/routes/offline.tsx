import { OfflinePage } from "../document/layout/offline-page.tsx";
import { pageMeta } from "../seo/page-meta.ts";

export const meta = () => pageMeta({ title: "You Are Offline" });

export default function OfflineRoute() {
  return <OfflinePage />;
}

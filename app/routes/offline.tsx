import { OfflinePage } from "../features/layout/offline-page.tsx";
import { pageMeta } from "../meta/page-meta.ts";

export const meta = () => pageMeta({ title: "You Are Offline" });

export default function OfflineRoute() {
  return <OfflinePage />;
}

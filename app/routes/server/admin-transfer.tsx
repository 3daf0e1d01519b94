import { useRevalidator } from "react-router";
import { transfer } from "../../backend/management.ts";
import { TransferPage } from "../../features/admin/transfer/transfer-page.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import type { Route } from "./+types/admin-transfer.ts";
import { LoadFailed } from "./load-failed.tsx";

export async function clientLoader() {
  return { exportAddress: await transfer.exportAddress() };
}

export const meta: Route.MetaFunction = () => deskMeta("Import and Export");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export const ErrorBoundary = LoadFailed;

export default function AdminTransfer({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <TransferPage {...loaderData} port={transfer} onChanged={() => void revalidate()} />;
}

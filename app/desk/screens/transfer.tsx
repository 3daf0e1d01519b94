import { useRevalidator } from "react-router";
import { transfer } from "#app/backend/management.ts";
import { TransferPage } from "#app/features/admin/transfer/transfer-page.tsx";
import "../../styles/admin/management/management.css";
import { LoadFailed } from "../load-failed.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  return { exportAddress: await transfer.exportAddress() };
}

export const title = "Import and Export";

export const ErrorBoundary = LoadFailed;

export default function AdminTransfer({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <TransferPage {...loaderData} port={transfer} onChanged={() => void revalidate()} />;
}

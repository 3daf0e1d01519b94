import { useRevalidator } from "react-router";
import { TransferPage } from "#app/features/admin/transfer/transfer-page.tsx";
import "#app/styles/admin/management/management.css";
import { LoadFailed } from "../desk-error.tsx";

export const title = "Import and Export";

export const ErrorBoundary = LoadFailed;

export default function AdminTransfer() {
  const { revalidate } = useRevalidator();
  return <TransferPage onChanged={() => void revalidate()} />;
}

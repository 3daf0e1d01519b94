import { useRanch } from "../store/use-ranch.ts";
import { TestSheet } from "../paper/test-sheet.tsx";

export function MyTestSheet() {
  const { state } = useRanch();
  return <TestSheet file={state.file} />;
}

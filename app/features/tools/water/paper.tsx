import { useRanch } from "../store/use-ranch.ts";
import { WaterSheet } from "../paper/water-sheet.tsx";

export function MyWaterSheet() {
  const { state } = useRanch();
  return <WaterSheet file={state.file} />;
}

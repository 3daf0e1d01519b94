import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { Received } from "../share/received.tsx";
import { ToolPage } from "../tool-page.tsx";
import { ChartCard } from "./chart/chart-card.tsx";
import { DroughtCard } from "./drought-card.tsx";
import { PaddocksCard } from "./paddocks/paddocks-card.tsx";
import { RanchCard } from "./ranch-card.tsx";
import { StockingCard } from "./stocking-card.tsx";

const SHEETS = {
  chart: async () => (await import("./season-sheets.tsx")).SeasonChartSheet,
  drought: async () => (await import("./season-sheets.tsx")).SeasonDroughtSheet,
};

/** My season: how long the ranch's grass lasts, its paddocks and the grazing chart. */
export function MySeason({ example }: { readonly example: RanchFile }) {
  return (
    <ToolPage example={example} sheets={SHEETS}>
      <Received />
      <RanchCard />
      <StockingCard />
      <DroughtCard />
      <PaddocksCard />
      <ChartCard />
    </ToolPage>
  );
}

import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { Received } from "../share/received.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { useRanch } from "../store/use-ranch.ts";
import { type Planner, ToolPage } from "../tool-page.tsx";
import { ChartScreen } from "./chart/chart-screen.tsx";
import { DryYearScreen } from "./dry-year-screen.tsx";
import { GrassLive, GrassScreen } from "./grass-screen.tsx";
import { PaddocksScreen } from "./paddocks/paddocks-screen.tsx";
import { TodayScreen } from "./today-screen.tsx";

const SHEETS = {
  chart: async () => (await import("./season-sheets.tsx")).SeasonChartSheet,
  drought: async () => (await import("./season-sheets.tsx")).SeasonDroughtSheet,
};
const PAPER = [
  { name: "chart", label: "the grazing chart" },
  { name: "drought", label: "the drought card" },
] as const;

/** My season: how long the ranch's grass lasts, its paddocks and the grazing chart. */
export function MySeason({ example }: { readonly example: RanchFile }) {
  return <ToolPage example={example} sheets={SHEETS} paper={PAPER} usePlanner={useSeason} />;
}

/** With a log the daily question comes first. */
function useSeason(): Planner {
  const { state } = useRanch();
  const logs = state.file.log.length > 0;
  return {
    live: <GrassLive />,
    above: <Received />,
    keep: <ShareLink />,
    first: logs ? "today" : "grass",
    screens: [
      { id: "today", label: "Today", heading: "Today", content: <TodayScreen /> },
      {
        id: "grass",
        label: "Grass",
        heading: "How long the grass lasts",
        content: <GrassScreen />,
        next: "Next: a dry year",
      },
      {
        id: "dry-year",
        label: "Dry year",
        heading: "A dry year",
        content: <DryYearScreen />,
        next: "Next: paddocks",
      },
      {
        id: "paddocks",
        label: "Paddocks",
        heading: "Paddocks and rest",
        content: <PaddocksScreen />,
        next: "Next: the chart",
      },
      {
        id: "chart",
        label: "Chart",
        heading: "Grazing chart",
        content: <ChartScreen />,
        next: "Next: keep and print",
      },
    ],
  };
}

import { useState, useSyncExternalStore } from "react";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { screenPart, useHash } from "../shell/screens.tsx";
import { plannerPage } from "../tool-page.tsx";
import { GrassLive, GrassScreen } from "./grass-screen.tsx";

const SHEETS = {
  chart: {
    label: "the grazing chart",
    paper: lazyPart(async () => (await import("../paper/chart-sheet.tsx")).ChartSheets),
  },
  drought: {
    label: "the drought card",
    paper: lazyPart(async () => (await import("../paper/drought-sheet.tsx")).DroughtSheet),
  },
};
const Axis = screenPart(async () => (await import("./season-axis.tsx")).SeasonAxis);

/** My season: how long the ranch's grass lasts, its paddocks and the grazing chart. */
export const { Page: MySeason, ready } = plannerPage({
  sheets: SHEETS,
  Live: GrassLive,
  above: <Above />,
  later: [Axis],
  // With a log the daily question comes first.
  first: ({ log }) => (log.length > 0 ? "today" : "grass"),
  screens: [
    {
      id: "today",
      label: "Today",
      heading: "Today",
      content: screenPart(async () => (await import("./today-screen.tsx")).TodayScreen),
    },
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
      content: screenPart(async () => (await import("./dry-year-screen.tsx")).DryYearScreen),
      next: "Next: paddocks",
    },
    {
      id: "paddocks",
      label: "Paddocks",
      heading: "Paddocks and rest",
      content: screenPart(
        async () => (await import("./paddocks/paddocks-screen.tsx")).PaddocksScreen,
      ),
      next: "Next: the chart",
    },
    {
      id: "chart",
      label: "Chart",
      heading: "Grazing chart",
      content: screenPart(async () => (await import("./chart/chart-screen.tsx")).ChartScreen),
      next: "Next: keep and print",
    },
  ],
  keep: screenPart(async () => (await import("./keep-season.tsx")).KeepSeason),
});

function Above() {
  return (
    <>
      <Received />
      <Axis shown={useWide()} />
    </>
  );
}

/** Whether there is room for the season's axis (styles/tools/axis.css). */
const WIDE = "(min-width: 62.01em)";

function useWide(): boolean {
  return useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function onWidth(listener: () => void): () => void {
  const wide = matchMedia(WIDE);
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

const FromLink = lazyPart(async () => (await import("../share/from-link.tsx")).FromLink);
const FromPhone = lazyPart(async () => (await import("../share/from-phone.tsx")).FromPhone);

/** Offers the numbers or the moves in a shared link. They never change the reader's own without asking. */
function Received() {
  const hash = useHash() ?? "";
  const [closed, setClosed] = useState("");
  // A link to a heading carries no numbers.
  if (hash === closed || !hash.includes("?")) return null;
  if (hash.startsWith("#moves?")) return <FromPhone hash={hash} />;
  return <FromLink hash={hash} close={() => setClosed(hash)} />;
}

import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolPage } from "../tool-page.tsx";
import { NeedCard } from "./need-card.tsx";
import { PipeCard } from "./pipe-card.tsx";
import { ReachCard } from "./reach-card.tsx";
import { SolarCard } from "./solar-card.tsx";

const SHEETS = {
  water: async () => (await import("./paper.tsx")).MyWaterSheet,
};

/** Water: how much, how far, and how fast. */
export function WaterTool({ example }: { readonly example: RanchFile }) {
  return (
    <ToolPage example={example} sheets={SHEETS}>
      <NeedCard />
      <ReachCard />
      <PipeCard />
      <SolarCard />
    </ToolPage>
  );
}

import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolPage } from "../tool-page.tsx";
import { FlyCard, MineralCard } from "./animal-cards.tsx";
import { NitrateCard } from "./nitrate-card.tsx";
import { RingCard } from "./ring-card.tsx";
import { SlakeCard } from "./slake-card.tsx";
import { TextureCard } from "./texture-card.tsx";
import { WormCard } from "./worm-card.tsx";

const SHEETS = {
  tests: async () => (await import("./paper.tsx")).MyTestSheet,
};

/** The field tests, with results in plain words. */
export function TestsTool({ example }: { readonly example: RanchFile }) {
  return (
    <ToolPage example={example} sheets={SHEETS} backupClass="tool-card">
      <RingCard />
      <SlakeCard />
      <TextureCard />
      <NitrateCard />
      <WormCard />
      <FlyCard />
      <MineralCard />
    </ToolPage>
  );
}

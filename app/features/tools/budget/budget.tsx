import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolPage } from "../tool-page.tsx";
import { CashCard } from "./cash-card.tsx";
import { FallCard } from "./fall-card.tsx";
import { HayCard } from "./hay-card.tsx";
import { LaborCard } from "./labor-card.tsx";
import { ShoppingCard } from "./shopping-card.tsx";
import { YearCard } from "./year-card.tsx";

const SHEETS = {
  shopping: async () => (await import("./paper.tsx")).MyShoppingSheet,
  budget: async () => (await import("./paper.tsx")).MyBudgetSheet,
};

/** The budget: what a hay day costs, the shopping list, cash first, and the first year. */
export function BudgetTool({ example }: { readonly example: RanchFile }) {
  return (
    <ToolPage example={example} sheets={SHEETS}>
      <HayCard />
      <CashCard />
      <ShoppingCard />
      <YearCard />
      <LaborCard />
      <FallCard />
    </ToolPage>
  );
}

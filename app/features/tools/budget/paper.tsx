import { useRanch } from "../store/use-ranch.ts";
import { ShoppingSheet } from "../paper/shopping-sheet.tsx";
import { BudgetSheet } from "../paper/budget-sheet.tsx";

export function MyShoppingSheet() {
  const { state } = useRanch();
  return <ShoppingSheet file={state.file} />;
}

export function MyBudgetSheet() {
  const { state } = useRanch();
  return <BudgetSheet file={state.file} />;
}

export { BudgetTool as default } from "../features/tools/budget/budget.tsx";

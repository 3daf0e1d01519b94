export { BudgetTool as default, ready } from "../features/tools/budget/budget.tsx";

import { KeepScreen } from "../shell/keep-screen.tsx";

const PAPER = [
  { name: "shopping", label: "the shopping list" },
  { name: "budget", label: "the budget" },
] as const;

/** The budget's sheets and its backup. */
export function KeepBudget() {
  return <KeepScreen paper={PAPER} />;
}

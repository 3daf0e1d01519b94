import { KeepScreen } from "../shell/keep-screen.tsx";

const PAPER = [{ name: "water", label: "the water page" }] as const;

/** The water page and its backup. */
export function KeepWater() {
  return <KeepScreen paper={PAPER} />;
}

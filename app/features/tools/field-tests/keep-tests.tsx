import { KeepScreen } from "../shell/keep-screen.tsx";

const PAPER = [{ name: "tests", label: "the test page" }] as const;

/** The test page and its backup. */
export function KeepTests() {
  return <KeepScreen paper={PAPER} />;
}

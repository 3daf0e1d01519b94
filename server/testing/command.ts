import { vi } from "vitest";

class Exit extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`exit ${status}`);
    this.status = status;
  }
}

let runs = 0;

/** Runs a command of server/cli.ts in this process: a program of its own takes most of its time to start. */
export async function runCommand(
  args: readonly string[],
  settings: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly status: number; readonly stdout: string; readonly stderr: string }> {
  const said = { stdout: "", stderr: "" };
  const spies = [
    vi.spyOn(console, "log").mockImplementation((line) => void (said.stdout += `${line}\n`)),
    vi.spyOn(console, "error").mockImplementation((line) => void (said.stderr += `${line}\n`)),
    vi.spyOn(process, "exit").mockImplementation((status) => {
      throw new Exit(Number(status ?? 0));
    }),
  ];
  const { argv } = process;
  process.argv = [process.execPath, "server/cli.ts", ...args];
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  runs += 1;
  try {
    // The query makes it another module, which runs again.
    const program = `../cli.ts?${runs}`;
    await import(/* @vite-ignore */ program);
    return { status: 0, ...said };
  } catch (error) {
    if (error instanceof Exit) return { status: error.status, ...said };
    throw error;
  } finally {
    process.argv = argv;
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}

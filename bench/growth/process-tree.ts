import { readdirSync, readFileSync } from "node:fs";

/** Memory of a process tree in bytes, with shared pages counted once. NaN except on Linux. */
export function treeMemory(root: number): number {
  const children = childrenByParent();
  if (!children) return Number.NaN;
  let total = 0;
  const todo = [root];
  for (const id of todo) {
    total += ownMemory(id);
    todo.push(...(children.get(id) ?? []));
  }
  return total;
}

function childrenByParent(): Map<number, number[]> | undefined {
  try {
    const children = new Map<number, number[]>();
    for (const name of readdirSync("/proc")) {
      const id = Number(name);
      if (!Number.isInteger(id)) continue;
      // The program's name, in parentheses, may contain anything; the parent is two fields after it.
      const parent = Number(textOf(`/proc/${id}/stat`).split(") ").at(-1)?.split(" ")[1]);
      children.set(parent, [...(children.get(parent) ?? []), id]);
    }
    return children;
  } catch {
    return undefined;
  }
}

function ownMemory(id: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(textOf(`/proc/${id}/smaps_rollup`))?.[1] ?? 0) * 1024;
}

/** Empty if the process has ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

import type { Page } from "@playwright/test";

/**
 * Finds words that stand apart but are read as one: Chromium hands neighboring texts to screen readers without what the
 * layout puts between them, and no space beside a comment, which is what React writes between two texts.
 */
export async function gluedWords(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const childrenOf = ({ childIds = [] }: Node): Node[] =>
    childIds
      .flatMap((id) => byId.get(id) ?? [])
      .flatMap((child) => (child.ignored ? childrenOf(child) : child));
  const textOf = ({ role, name }: Node) =>
    role?.value === "StaticText" ? String(name?.value) : "";

  const problems: string[] = [];
  for (const parent of nodes) {
    if (parent.ignored || textOf(parent) !== "") continue;
    const children = childrenOf(parent);
    for (const [index, child] of children.entries()) {
      const before = children[index - 1];
      if (!before || !/[\p{L}\p{N}\p{Po}\p{Pe}\p{Pf}]$/u.test(textOf(before))) continue;
      if (/^[\p{L}\p{N}]/u.test(textOf(child)) && (await standApart(before, child))) {
        problems.push(`“${textOf(before).slice(-30)}${textOf(child).slice(0, 30)}”`);
      }
    }
  }
  await session.send("Accessibility.disable");
  await session.detach();
  return [...new Set(problems)];

  /** Whether somebody who sees the screen sees two words. What styles write has no node, and is a word. */
  async function standApart(...pair: readonly [Node, Node]): Promise<boolean> {
    const [before, after] = await Promise.all(
      pair.map(({ backendDOMNodeId: backendNodeId = 0 }) =>
        session.send("DOM.resolveNode", { backendNodeId }).catch(() => undefined),
      ),
    );
    if (!before?.object.objectId || !after?.object.objectId) return true;
    const { result } = await session.send("Runtime.callFunctionOn", {
      objectId: before.object.objectId,
      arguments: [{ objectId: after.object.objectId }],
      returnByValue: true,
      functionDeclaration: String(function apart(this: globalThis.Node, next: globalThis.Node) {
        const [end, start] = [this, next].map((text, index) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].at(index - 1);
        });
        if (!end || !start) return true;
        return Math.abs(start.left - end.right) > 1 || Math.abs(start.bottom - end.bottom) > 8;
      }),
    });
    return result.value === true;
  }
}

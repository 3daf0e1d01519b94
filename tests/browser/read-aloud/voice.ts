import type { Page } from "@playwright/test";
import { PAUSES, PLACES, SPOKEN, WHOLE } from "./roles.ts";

/*
 * What a screen reader would say about a page, line by line, based on Chromium's accessibility
 * tree. Unlike a screen reader simulated in jsdom, this includes the effects of styles, scripts
 * and islands.
 */

interface AxValue {
  readonly value?: unknown;
}

interface AxNode {
  readonly nodeId: string;
  readonly backendDOMNodeId?: number;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
}

const textOf = (value: AxValue | undefined) =>
  typeof value?.value === "string" ? value.value.replace(/\s+/g, " ").trim() : "";
/** Normalizes spaces: none before a comma, and one between the words of two boxes. */
const asHeard = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:!?)”%])/g, "")
    .replace(/(?<=[“(]) /g, "")
    .trim();
const isTrue = ({ value }: AxValue) => value === true || value === "true";

/** The states of a node in a screen reader's words. */
function statesOf({ properties = [] }: AxNode): string[] {
  return properties.flatMap(({ name, value }) => {
    const on = isTrue(value);
    if (name === "expanded") return on ? "expanded" : "collapsed";
    if (name === "pressed") return on ? "pressed" : "not pressed";
    if (name === "checked") return on ? "checked" : "not checked";
    if (name === "disabled" && on) return "unavailable";
    if (["selected", "required", "invalid"].includes(name) && on) return name;
    return [];
  });
}

/** The spoken tree, in reading order. */
class Reading {
  readonly lines: string[] = [];
  readonly #tree: ReadonlyMap<string, AxNode>;
  #sentence: string[] = [];

  constructor(nodes: readonly AxNode[]) {
    this.#tree = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  read(node: AxNode): void {
    const role = node.ignored ? "" : textOf(node.role);
    if (role === "StaticText") {
      this.#sentence.push(textOf(node.name));
      return;
    }
    const place = PLACES.get(role);
    const breaks = place !== undefined || WHOLE.has(role) || PAUSES.has(role);
    if (breaks) this.endSentence();
    const before = this.lines.length;
    if (WHOLE.has(role)) this.lines.push(this.#lineOf(node, role));
    else if (place && (place !== "named" || textOf(node.name) !== "")) {
      this.lines.push(this.#lineOf(node, role));
    }
    // A label is spoken with its field; a field inside the label follows.
    if (role === "LabelText") this.#fieldsIn(node);
    else if (!WHOLE.has(role)) for (const child of this.#childrenOf(node)) this.read(child);
    if (breaks) this.endSentence();
    if (place === "filled" && this.lines.length === before + 1) this.lines.pop();
  }

  endSentence(): void {
    const sentence = asHeard(this.#sentence.join(" "));
    if (sentence) this.lines.push(sentence);
    this.#sentence = [];
  }

  #childrenOf({ childIds = [] }: AxNode): AxNode[] {
    return childIds.flatMap((id) => this.#tree.get(id) ?? []);
  }

  #fieldsIn(label: AxNode): void {
    for (const child of this.#childrenOf(label)) {
      if (!child.ignored && WHOLE.has(textOf(child.role))) this.read(child);
      else this.#fieldsIn(child);
    }
  }

  #holdsLink(node: AxNode): boolean {
    return this.#childrenOf(node).some(
      (child) => textOf(child.role) === "link" || this.#holdsLink(child),
    );
  }

  #lineOf(node: AxNode, role: string): string {
    const level = node.properties?.find(({ name }) => name === "level")?.value.value;
    const kind = role === "heading" ? `heading ${String(level)}` : (SPOKEN[role] ?? role);
    const name = asHeard(textOf(node.name));
    const parts = [kind, name, ...statesOf(node), textOf(node.value)];
    if (role === "heading" && this.#holdsLink(node)) parts.splice(1, 0, "link");
    const about = asHeard(textOf(node.description));
    // As in screen readers, a description that repeats the name is left out.
    return [...parts, about === name ? "" : about].filter(Boolean).join(", ");
  }
}

/** Everything spoken for the part of the page at `selector`, in reading order. */
export async function listen(page: Page, selector = "body"): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!start) throw new Error(`A screen reader finds nothing at ${selector}`);
  const reading = new Reading(nodes);
  reading.read(start);
  reading.endSentence();
  return reading.lines;
}

/** `count` lines, starting with the first that equals `from`. */
export function after(lines: readonly string[], from: string, count: number): string[] {
  const at = lines.indexOf(from);
  if (at < 0) throw new Error(`“${from}” is not said. What is:\n${lines.join("\n")}`);
  return lines.slice(at + 1, at + 1 + count);
}

/** Only the lines that people navigate by: landmarks, headings and pictures. */
export function marks(lines: readonly string[]): string[] {
  return lines.filter((line) =>
    /^(?:banner|navigation|main|search|article|figure|table|region|complementary|footer|form|heading|graphic)\b/.test(
      line,
    ),
  );
}

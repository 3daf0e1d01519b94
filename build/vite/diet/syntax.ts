/** A replacement of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made. They must not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** A node of a syntax tree, as far as it is looked at here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Walks a tree; `enter` says whether to go on into a node. */
export function visit(node: unknown, enter: (node: SyntaxNode) => boolean): void {
  if (Array.isArray(node)) for (const child of node) visit(child, enter);
  else if (isNode(node) && enter(node))
    for (const field of Object.values(node)) visit(field, enter);
}

export function isRange(value: unknown): value is { start: number; end: number } {
  return typeof value === "object" && value !== null && "start" in value && "end" in value;
}

export function isNode(value: unknown): value is SyntaxNode {
  return isRange(value) && "type" in value;
}

export function nameOf({ id }: SyntaxNode): string | undefined {
  return isNode(id) && typeof id.name === "string" ? id.name : undefined;
}

import type { Declaration, Root } from "postcss";

/**
 * Writes custom properties that never change, such as `--r2`, out where they are read. A document's inline
 * styles need few of them, so that the values are shorter than their definitions.
 *
 * @param root is changed; the definitions stay.
 */
export function writeOutConstants(root: Root): void {
  const defined = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    defined.set(declaration.prop, [...(defined.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, string>();
  for (const [name, [only, ...others]] of defined) {
    if (only && others.length === 0 && isForAll(only)) constants.set(name, only.value);
  }
  const writeOut = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (read, name: string) => {
      const constant = constants.get(name);
      return constant === undefined ? read : writeOut(constant);
    });
  root.walkDecls((declaration) => {
    declaration.value = writeOut(declaration.value);
  });
}

/** Whether the value holds for every element, in every medium. */
function isForAll({ parent }: Declaration): boolean {
  return (
    parent?.type === "rule" &&
    "selector" in parent &&
    parent.selector === ":root" &&
    parent.parent?.type === "root"
  );
}

/** Marks the end of each translated word. */
export const MARK = "¤";

/**
 * Changes the page that it runs in as Chrome's translator does, now and after every later change: it replaces each text
 * node by two nested `<font>` elements with the translation. Here a translation is the same word with a mark after it.
 */
export function translatePage(mark: string): void {
  const untouched = "script, style, noscript, textarea, svg, [translate=no], font";
  const translate = (text: Text) => {
    const { parentElement: parent, nodeValue } = text;
    if (!nodeValue?.trim() || !parent || parent.closest(untouched)) return;
    const inner = document.createElement("font");
    inner.textContent = nodeValue.replaceAll(/[A-Za-z]{3,}/g, (word) => word + mark);
    const outer = document.createElement("font");
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translate);
  };
  translateAll(document.body);
  document.documentElement.lang = "es";
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      for (const added of addedNodes) {
        if (added instanceof Text) translate(added);
        else if (added.nodeName !== "FONT") translateAll(added);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

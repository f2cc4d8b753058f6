type Left = () => void;

/**
 * Calls `appeared` for each element of the document that matches the selector, now and later, and the function that it
 * returns once the element has left. Returns a function that stops this.
 */
export function watchElements(
  selector: string,
  appeared: (element: HTMLElement) => Left | undefined,
): () => void {
  const present = new Map<Element, Left | undefined>();
  const add = (element: HTMLElement) => {
    if (!present.has(element)) present.set(element, appeared(element));
  };
  const addIn = (root: Document | Element) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) add(element);
  };
  const drop = (element: Element) => {
    present.get(element)?.();
    present.delete(element);
  };
  const changes = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node instanceof HTMLElement && node.matches(selector)) add(node);
        addIn(node);
      }
    if (records.some(({ removedNodes }) => removedNodes.length > 0))
      for (const element of [...present.keys()]) if (!element.isConnected) drop(element);
  });
  changes.observe(document, { childList: true, subtree: true });
  addIn(document);
  return () => {
    changes.disconnect();
    for (const element of [...present.keys()]) drop(element);
  };
}

/** Matches the elements of modules, and that of the page around them. */
export const MODULE = '[data-node], [data-fallback], [data-placeholder], [data-page-type]';

/** The elements of the modules in the page, nested ones behind those around them. */
export function moduleElements(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(MODULE)];
}

/** The node that an element of `moduleElements` stands for; empty for the page. */
export function nodeIdOf({ dataset }: HTMLElement): string {
  return dataset.node ?? dataset.fallback ?? dataset.placeholder ?? '';
}

/** The innermost module around an element. */
export function moduleAround(target: EventTarget | null): string | undefined {
  const element = elementOf(target)?.closest<HTMLElement>(MODULE);
  return (element && nodeIdOf(element)) || undefined;
}

/** An event's target if it is an element, of whichever window. */
export function elementOf(target: EventTarget | null): Element | undefined {
  return target && 'closest' in target ? (target as Element) : undefined;
}

/** The element of one node. */
export function moduleElement(root: ParentNode, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return root.querySelector(`[data-node="${name}"], [data-fallback="${name}"], [data-placeholder="${name}"]`);
}

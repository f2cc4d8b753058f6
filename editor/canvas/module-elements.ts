const own = (mark: string) => `[${mark}]:not([${mark}*=":"])`;
/**
 * Selector of the modules' elements, of empty slots, and of the page's element around them. The modules inside a shared
 * one, whose ids have a colon, belong to it.
 */
export const MODULE = [
  ...['data-node', 'data-fallback', 'data-placeholder', 'data-empty-slot'].map(own),
  '[data-page-type]',
].join();

/** Elements of the modules in the page; nested ones follow those around them. */
export function moduleElements(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(MODULE)];
}

/** Node id of an element from `moduleElements`, or an empty slot's key; '' for the page. */
export function nodeIdOf({ dataset }: HTMLElement): string {
  return dataset.node ?? dataset.fallback ?? dataset.placeholder ?? dataset.emptySlot ?? '';
}

/** Node id of the innermost module around an element. */
export function moduleAround(target: EventTarget | null): string | undefined {
  const element = elementOf(target)?.closest<HTMLElement>(`:is(${MODULE}):not([data-empty-slot])`);
  return (element && nodeIdOf(element)) || undefined;
}

/** Target of an event if it is an element, of any window. */
export function elementOf(target: EventTarget | null): Element | undefined {
  return target && 'closest' in target ? (target as Element) : undefined;
}

/** Element of one node. */
export function moduleElement(root: ParentNode, id: string): HTMLElement | null {
  const name = CSS.escape(id);
  return root.querySelector(`[data-node="${name}"], [data-fallback="${name}"], [data-placeholder="${name}"]`);
}

import type { ReactNode } from 'react';

type Parts = () => ReactNode[] | undefined;

// Next bundles this file once for server components and once for islands; both need the same parts.
const key = Symbol.for('talat.kept-parts');
const shared = globalThis as { [key]?: Parts };

/** Sets how the parts of the page that is being rendered are found. */
export function findPartsBy(parts: Parts): void {
  shared[key] = parts;
}

/**
 * Parts of the page that is being rendered whose content browsers get as markup only, never as data
 * (docs/decisions/056-kept-markup.md). Undefined in the browser, and where nothing is kept.
 */
export const keptParts: Parts = () => shared[key]?.();

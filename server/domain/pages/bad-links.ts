import { validateModules } from '#engine/validate-modules.ts';
import { manifest } from '#modules/all.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import type { Problem } from '#schemas/page/problem.ts';

/**
 * Finds a link that can't be published, such as `javascript:`, in the modules that differ from those of `before`. It is
 * refused in drafts too: they may be incomplete, but are exported and copied as they are.
 */
export function newBadLink(document: PageDocument, before?: PageDocument): Problem | undefined {
  const changed = Object.values(document.nodes).filter((node) => node !== before?.nodes[node.id]);
  const found = badLinks({ ...document, nodes: Object.fromEntries(changed.map((node) => [node.id, node])) });
  if (found.length === 0 || !before) return found[0];
  const known = new Set(badLinks(before).map((problem) => JSON.stringify(problem)));
  return found.find((problem) => !known.has(JSON.stringify(problem)));
}

const badLinks = (document: PageDocument) =>
  validateModules(document, manifest).filter(({ code }) => code === 'BAD_LINK');

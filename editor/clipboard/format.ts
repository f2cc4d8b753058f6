import * as z from 'zod';
import { validatePageDocument } from '#schemas/fields/parse-page.ts';
import { emptyDocument, type NodeId, type PageDocument } from '#schemas/page/document.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { scanText } from '#schemas/page/scan-text.ts';
import { documentOf, type Trees } from '../store/tree-commands.ts';

/** Clipboard type of modules; the plain text is the same JSON. */
export const CLIPBOARD_TYPE = 'application/x-talat-modules+json';

const envelope = z.object({
  talat: z.literal('modules'),
  roots: z.array(z.string()).min(1),
  nodes: z.unknown(),
});

/** Nodes with everything below them, as text for the clipboard. */
export function writeModules(document: PageDocument, ids: readonly NodeId[]): string {
  const { nodes, slots } = documentOf(document, ids);
  return JSON.stringify({ talat: 'modules', roots: slots.main, nodes });
}

/**
 * Modules from clipboard text; undefined when there are none or they break a limit. The text may come from anywhere, so
 * it is validated like a page document from outside.
 */
export function readModules(text: string): Trees | undefined {
  if (text.length > LIMITS.bytes || !text.trimStart().startsWith('{') || scanText(text)) return undefined;
  const parsed = envelope.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { nodes, roots } = parsed.data;
  const page = validatePageDocument({ ...emptyDocument('COMMON_PAGE'), nodes, slots: { main: roots } });
  return page.ok ? { nodes: page.document.nodes, roots } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { PageFacts } from '#schemas/checks/facts.ts';
import { shownNodes } from '#schemas/checks/field-values.ts';
import { OWN_PART, type PageDocument } from '#schemas/page/document.ts';
import type { TenantScope } from '../tenants/tenants.ts';
import { readMarkup } from './read-markup.ts';

export type CheckedPage = { pageId: string; path: string; document: PageDocument };

/** The page renderer of this process, for documents that nobody has published. */
export type Renderer = {
  /** The page's HTML for a guest's phone in the tenant's language. */
  html: (scope: TenantScope, page: CheckedPage) => Promise<string>;
  /** Bytes that a file of this server weighs on the wire; 0 for what it doesn't have. */
  weigh: (address: string) => Promise<number>;
};

/** Of more eager images the weight is certainly too high. */
const WEIGHED_IMAGES = 12;

/** How a document turns out: its weight as a guest's phone gets it, and which of its modules show nothing to anybody. */
export async function renderedFacts(
  { html, weigh }: Renderer,
  scope: TenantScope,
  page: CheckedPage,
): Promise<Exclude<PageFacts['rendered'], 'unavailable' | null>> {
  const everything = withoutRules(page.document);
  const asServed = await html(scope, page);
  const complete =
    everything === page.document ? undefined : await html(scope, { ...page, document: everything });
  const markup = readMarkup(asServed);
  const all = complete === undefined ? markup : readMarkup(complete);
  const images = [...markup.eager.values()].flat().slice(0, WEIGHED_IMAGES);
  const sum = async (addresses: readonly string[]) =>
    (await Promise.all([...new Set(addresses)].map(weigh))).reduce((total, bytes) => total + bytes, 0);
  return {
    empty: shownNodes(page.document).flatMap(({ id, type }) =>
      type === OWN_PART || all.shown.has(id) ? [] : [id],
    ),
    failed: all.failed,
    eagerImages: [...markup.eager].map(([nodeId, { length: count }]) => ({ nodeId, count })),
    scriptBytes: await sum(markup.scripts),
    imageBytes: await sum(images),
  };
}

/** The same document with every module that isn't hidden shown to everybody. */
function withoutRules(document: PageDocument): PageDocument {
  const nodes = Object.values(document.nodes);
  if (nodes.every(({ rules }) => !rules?.length)) return document;
  const plain = nodes.map(({ rules: _, ...node }) => [node.id, node] as const);
  return { ...document, nodes: Object.fromEntries(plain) };
}

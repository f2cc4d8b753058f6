import { shownNodes } from '#engine/checks/field-values.ts';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import { OWN_PART, type PageDocument } from '#schemas/page/document.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { readMarkup } from './read-markup.ts';

export type CheckedPage = { pageId: string; path: string; document: PageDocument };

/** Renderer of this process for unpublished documents. */
export type Renderer = {
  /** The page's HTML for a guest's phone in the tenant's language. */
  html: (scope: TenantScope, page: CheckedPage) => Promise<string>;
  /** Transfer size of a file of this server, bytes; 0 for an unknown one. */
  weigh: (address: string) => Promise<number>;
};

/** Limit of eager images to weigh; with more of them the weight is too high anyway. */
const WEIGHED_IMAGES = 12;

/** Facts about a rendered document: its weight on a guest's phone, and the modules that show nothing to anybody. */
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

/** The document with every module that isn't hidden shown to all visitors. */
function withoutRules(document: PageDocument): PageDocument {
  const nodes = Object.values(document.nodes);
  if (nodes.every(({ rules }) => !rules?.length)) return document;
  const plain = nodes.map(({ rules: _, ...node }) => [node.id, node] as const);
  return { ...document, nodes: Object.fromEntries(plain) };
}

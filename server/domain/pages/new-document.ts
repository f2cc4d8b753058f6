import { randomUUID } from 'node:crypto';
import { and, isNull } from 'drizzle-orm';
import { freshNode } from '#engine/fresh-node.ts';
import { renameNodes } from '#engine/rename-nodes.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
import { parsePageDocument, validatePageDocument } from '#schemas/fields/parse-page.ts';
import { findModule } from '#schemas/module/define.ts';
import { parseBoundAddress } from '#schemas/page/bound-address.ts';
import {
  emptyDocument,
  type ModuleNode,
  OWN_PART,
  type PageDocument,
  type PageMeta,
  type PageType,
} from '#schemas/page/document.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { pages } from '../page-tables/schema.ts';
import { newBadLink } from './bad-links.ts';
import { type Author, isPage } from './draft.ts';
import { storedDocument } from './stored-document.ts';
import { templatesFor } from './templates.ts';

type Reader = Pick<Author, 'db' | 'scope'>;
type Wanted = { path: string; pageType?: PageType; title?: PageMeta['title'] | undefined };
type Source = { template: string } | { page: string } | { document?: unknown };

/** First draft of a page, with the age of its translations. */
type NewDraft = { document: PageDocument; translationSources: TranslationSources };

/**
 * The first draft of a page: a page bound to a screen contains the screen's own part, one with tabs has two.
 * @throws AppError NOT_FOUND for an unknown template or page, or the given document's first problem
 */
export async function newDocument(
  by: Reader,
  source: Source | undefined,
  { path, pageType = 'COMMON_PAGE', title }: Wanted,
): Promise<NewDraft> {
  const { document, translationSources } = await (source && 'page' in source
    ? readDraft(by, source.page)
    : { document: readSource(by, source, { pageType, path }), translationSources: [] });
  const titled = title ? { ...document, meta: { ...document.meta, title } } : document;
  return { document: titled, translationSources };
}

function startingDocument(pageType: PageType, path: string): PageDocument {
  const isBound = parseBoundAddress(path) !== undefined;
  const node =
    pageType === 'PAGE_NAVIGATION' ? newNode('navigation-tabs') : isBound ? newNode(OWN_PART) : undefined;
  const empty = emptyDocument(pageType);
  return node ? { ...empty, nodes: { [node.id]: node }, slots: { main: [node.id] } } : empty;
}

function newNode(type: string): ModuleNode | undefined {
  const definition = findModule(manifest, type);
  return definition && freshNode(definition, type);
}

function readSource(
  by: Reader,
  source: Exclude<Source, { page: string }> | undefined,
  { pageType, path }: { pageType: PageType; path: string },
): PageDocument {
  if (!source) return startingDocument(pageType, path);
  if (!('template' in source)) return readDocument(source.document);
  const template = templatesFor(by.scope.tenant).find(({ id }) => id === source.template);
  if (!template) throw new AppError('NOT_FOUND');
  return template.document;
}

/** Draft of a page to be copied. A template's nodes get new ids, so that pages made of it share none. */
async function readDraft(by: Reader, id: string): Promise<NewDraft> {
  const [page] = await by.db
    .select({ path: pages.path, draft: pages.draft, translationSources: pages.translationSources })
    .from(pages)
    .where(and(isPage(by, id), isNull(pages.archivedAt)));
  if (!page) throw new AppError('NOT_FOUND');
  const { path, translationSources } = page;
  const document = storedDocument(page.draft);
  if (pageKind(path) !== 'template') return { document, translationSources };
  const { nodes, renamed, renamedSlots } = renameNodes(document.nodes, newNodeId);
  return {
    document: { ...document, nodes, slots: renamedSlots(document.slots) },
    translationSources: translationSources.map((one) => ({ ...one, node: renamed(one.node) })),
  };
}

const newNodeId = (type: string) => `${type.slice(0, 40)}-${randomUUID().slice(0, 8)}`;

/** Parses a page document given as text or as JSON. @throws AppError with its first problem */
export function readDocument(given: unknown): PageDocument {
  const checked = typeof given === 'string' ? parsePageDocument(given) : validatePageDocument(given);
  const problem = checked.ok ? newBadLink(checked.document) : checked.problems[0];
  if (checked.ok && !problem) return checked.document;
  throw problem
    ? new AppError(problem.code, { ...problem.params, path: problem.path.join('.') })
    : new AppError('INVALID_VALUE');
}

import { and, isNull } from 'drizzle-orm';
import { freshNode } from '#engine/fresh-node.ts';
import { manifest } from '#modules/all.ts';
import { AppError } from '#schemas/errors.ts';
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
import { parsePageDocument, validatePageDocument } from '#schemas/page/parse.ts';
import { pages } from '../page-tables/schema.ts';
import { newBadLink } from './bad-links.ts';
import { type Author, isPage } from './draft.ts';
import { storedDocument } from './stored-document.ts';
import { templatesFor } from './templates.ts';

type Reader = Pick<Author, 'db' | 'scope'>;
type Wanted = { path: string; pageType?: PageType; title?: PageMeta['title'] | undefined };
type Source = { template: string } | { page: string } | { document?: unknown };

/**
 * The first draft of a page: a page bound to a screen contains the screen's own part, one with tabs has two.
 * @throws AppError NOT_FOUND for an unknown template or page, or the given document's first problem
 */
export async function newDocument(
  by: Reader,
  source: Source | undefined,
  { path, pageType = 'COMMON_PAGE', title }: Wanted,
): Promise<PageDocument> {
  const document = source ? await readSource(by, source) : startingDocument(pageType, path);
  return title ? { ...document, meta: { ...document.meta, title } } : document;
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

async function readSource(by: Reader, source: Source): Promise<PageDocument> {
  if ('page' in source) return readDraft(by, source.page);
  if ('template' in source) {
    const template = templatesFor(by.scope.tenant).find(({ id }) => id === source.template);
    if (!template) throw new AppError('NOT_FOUND');
    return template.document;
  }
  return readDocument(source.document);
}

async function readDraft(by: Reader, id: string): Promise<PageDocument> {
  const [page] = await by.db
    .select({ draft: pages.draft })
    .from(pages)
    .where(and(isPage(by, id), isNull(pages.archivedAt)));
  if (!page) throw new AppError('NOT_FOUND');
  return storedDocument(page.draft);
}

/** Parses a page document given as text or as JSON. @throws AppError with its first problem */
export function readDocument(given: unknown): PageDocument {
  const checked = typeof given === 'string' ? parsePageDocument(given) : validatePageDocument(given);
  const problem = checked.ok ? newBadLink(checked.document) : checked.problems[0];
  if (checked.ok && !problem) return checked.document;
  throw problem
    ? new AppError(problem.code, { ...problem.params, path: problem.path.join('.') })
    : new AppError('INVALID_VALUE');
}

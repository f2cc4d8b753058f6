import { and, eq } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { boundScreen, parseBoundAddress } from '#schemas/page/bound-address.ts';
import type { PageType } from '#schemas/page/document.ts';
import { foldPath } from '#schemas/page/fold-path.ts';
import { categoryCodeOf, pathProblem } from '#schemas/page/page-path.ts';
import { classifications } from '../catalogue/schema.ts';
import { pages } from '../page-tables/schema.ts';
import type { Author } from './draft.ts';

type Reader = Pick<Author, 'db' | 'scope'>;

/** Types of pages that a screen's address alone binds to something: at another one they would be plain pages. */
const BOUND_TYPES: readonly PageType[] = ['RELATION_PAGE', 'PAGE_CATEGORY'];

/**
 * Refuses an address that is invalid for the page's type or already taken.
 * @throws AppError PATH_INVALID, PATH_RESERVED, PATH_TAKEN, PATH_OF_OTHER_TYPE
 */
export async function requireFreeAddress(by: Reader, path: string, pageType: PageType): Promise<void> {
  await requireFree(by, path);
  const bound = parseBoundAddress(path);
  const fits = bound ? boundScreen(bound.screen).pageType === pageType : !BOUND_TYPES.includes(pageType);
  if (!fits) throw new AppError('PATH_OF_OTHER_TYPE');
}

/** Refuses an address that is invalid for every page or already taken. */
async function requireFree(by: Reader, path: string): Promise<void> {
  const { type } = by.scope.tenant;
  const problem = pathProblem(path, type);
  if (problem) throw new AppError(problem);
  const code = categoryCodeOf(path, type);
  if (code !== undefined && (await isCategory(by, code))) throw new AppError('PATH_RESERVED');
  if (await isTaken(by, path)) throw new AppError('PATH_TAKEN');
}

/**
 * The first free address after `path`: `/sale-copy`, `/sale-copy-2`, … The copy of a bound page (`/product/*`) is not
 * bound (`/product-copy`), whatever its type: it waits for another address of its screen.
 */
export async function addressNextTo(by: Reader, path: string): Promise<string> {
  const bound = parseBoundAddress(path);
  const stem = `${bound ? `/${bound.screen}` : path === '/' ? '/home' : path}-copy`;
  for (let number = 1; number <= 100; number++) {
    const candidate = number === 1 ? stem : `${stem}-${number}`;
    const isFree = await requireFree(by, candidate).then(
      () => true,
      (error) => {
        if (error instanceof AppError && error.code !== 'PATH_INVALID') return false;
        throw error;
      },
    );
    if (isFree) return candidate;
  }
  throw new AppError('PATH_TAKEN');
}

/** Whether a page has the address, or one that looks the same. */
async function isTaken({ db, scope }: Reader, path: string): Promise<boolean> {
  const found = await db.select({ path: pages.path }).from(pages).where(eq(pages.tenantId, scope.tenantId));
  const folded = foldPath(path);
  return found.some((page) => foldPath(page.path) === folded);
}

async function isCategory({ db, scope }: Reader, code: string): Promise<boolean> {
  const found = await db
    .select({ id: classifications.id })
    .from(classifications)
    .where(and(eq(classifications.tenantId, scope.tenantId), eq(classifications.code, code)));
  return found.length > 0;
}

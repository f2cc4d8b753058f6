import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { type CheckedPage, type Renderer, renderedFacts } from './rendered-page.ts';

export type RenderedChecks = (
  scope: TenantScope,
  page: CheckedPage,
) => Promise<NonNullable<PageFacts['rendered']>>;

/** Limit of modules for a rendered check, because rendering blocks everything else in this process. */
export const MAX_MODULES = 200;
/** Limit of waiting checks. */
const MAX_WAITING = 20;
/** Lifetime of a result; short, because the page's content comes from the catalogue too. */
const KNOWN_FOR_MS = 60_000;
/** Time limit of a check, shorter than the browser's. */
const ANSWER_WITHIN_MS = 7_000;

/**
 * Creates the rendered checks of this process: one render at a time, shared by all checks of the same document.
 * `unavailable` for a page that is too big, fails or exceeds the time limit; its render is still finished for the
 * next check.
 */
export function createRenderedChecks(
  renderer: Renderer,
  log: Logger,
  answerWithinMs = ANSWER_WITHIN_MS,
): RenderedChecks {
  const known = new LRUCache<string, ReturnType<RenderedChecks>>({ max: 200, ttl: KNOWN_FOR_MS });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const run = async (scope: TenantScope, page: CheckedPage) => {
    try {
      return await renderedFacts(renderer, scope, page);
    } catch (error) {
      log.warn({ err: error, pageId: page.pageId }, 'page not rendered for its check');
      return 'unavailable';
    } finally {
      waiting--;
    }
  };
  return async (scope, page) => {
    if (Object.keys(page.document.nodes).length > MAX_MODULES) return 'unavailable';
    const key = keyOf(scope, page);
    let result = known.get(key);
    if (!result) {
      if (waiting >= MAX_WAITING) return 'unavailable';
      waiting++;
      result = last.then(() => run(scope, page));
      last = result;
      known.set(key, result);
    }
    return Promise.race([result, delay(answerWithinMs, 'unavailable' as const, { ref: false })]);
  };
}

/** Key of the document's content: a page's revision and the version copied from it have the same key. */
function keyOf({ tenantId }: TenantScope, { pageId, path, document }: CheckedPage): string {
  const content = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  return JSON.stringify([tenantId, pageId, path, content]);
}

import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PageFacts } from '#schemas/checks/facts.ts';
import type { TenantScope } from '../tenants/tenants.ts';
import { type CheckedPage, type Renderer, renderedFacts } from './rendered-page.ts';

export type RenderedChecks = (
  scope: TenantScope,
  page: CheckedPage,
) => Promise<NonNullable<PageFacts['rendered']>>;

/** Rendering holds up everything else that this process does: a page of more modules isn't rendered for its check. */
export const MAX_MODULES = 200;
/** Checks that wait for their turn at most. */
const MAX_WAITING = 20;
/** What the page shows comes from the catalogue too, so a result doesn't hold for long. */
const KNOWN_FOR_MS = 60_000;
/** Earlier than the browser gives up. */
const ANSWER_WITHIN_MS = 7_000;

/**
 * How pages turn out, at little cost: one render at a time in this process, and one for all who ask about the same
 * document. `unavailable` for a page that is too big, fails, or takes longer than the caller waits; it is finished for
 * whoever asks next.
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

/** A page's revision and the version cut from it hold the same document, so its content stands for both. */
function keyOf({ tenantId }: TenantScope, { pageId, path, document }: CheckedPage): string {
  const content = createHash('sha256').update(JSON.stringify(document)).digest('base64url');
  return JSON.stringify([tenantId, pageId, path, content]);
}

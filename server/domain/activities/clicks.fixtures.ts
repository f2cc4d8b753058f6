import { AppError } from '#schemas/errors.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberScope } from '../../platform/member-scope.ts';
import { tenantScope } from '../../platform/tenants/tenants.ts';
import { createWorkQueue } from '../../platform/work-queue.ts';
import { drawOnce } from './draw.ts';

export type Click = { memberId: string; requestId: string };
export type Answer = Click & {
  /** Number of the draw; 0 when the member had no chance left. */
  number: number;
  recordId: string | undefined;
  remaining: number;
  /** Number of requests until there was a response. */
  tries: number;
};

const scope = tenantScope(tenantFixture('zest'));

/**
 * Draws in the lottery `one` for a click; repeats the same request after a database timeout, as the shopper's screen
 * would.
 * @throws AppError for any refusal but a lack of chances
 */
export async function drawFor(db: Db, { memberId, requestId }: Click): Promise<Answer> {
  const call = {
    db,
    scope,
    lang: 'en',
    member: memberScope({ id: memberId, tokenHash: '' }),
    address: '',
    now: Date.now,
    ahead: () => 0,
    headers: new Headers(),
  } as unknown as Parameters<typeof drawOnce>[0];
  for (let tries = 1; ; tries++) {
    try {
      const { number, recordId, remaining } = await drawOnce(call, 'one', {
        requestId,
        fingerprint: undefined,
      });
      return { memberId, requestId, number, recordId, remaining, tries };
    } catch (error) {
      if (!(error instanceof AppError)) continue;
      if (error.code !== 'NO_CHANCES') throw error;
      return { memberId, requestId, number: 0, recordId: undefined, remaining: 0, tries };
    }
  }
}

/** Runs `draw` for all clicks, `concurrency` at a time. */
export function atOnce<T>(
  concurrency: number,
  clicks: readonly Click[],
  draw: (click: Click) => Promise<T>,
): Promise<T[]> {
  const queue = createWorkQueue({ concurrency, limit: clicks.length });
  return Promise.all(clicks.map((click) => queue(() => draw(click))));
}

import { and, eq } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import { experiments } from '../../page-tables/schema.ts';
import type { Publisher } from '../publishing/publisher.ts';

/**
 * Refuses to change what shoppers see of a page whose experiment runs: its figures would mix two pages.
 * @throws AppError EXPERIMENT_RUNNING
 */
export async function requireNoExperiment(
  { db, scope }: Pick<Publisher, 'db' | 'scope'>,
  pageId: string,
): Promise<void> {
  const running = await db
    .select({ id: experiments.id })
    .from(experiments)
    .where(
      and(
        eq(experiments.tenantId, scope.tenantId),
        eq(experiments.pageId, pageId),
        eq(experiments.state, 'running'),
      ),
    );
  if (running.length > 0) throw new AppError('EXPERIMENT_RUNNING');
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { experiments, pages } from '../../page-tables/schema.ts';

/** Limit of experiments that run at the same time, of all tenants. */
const MOST_RUNNING = 10_000;

/** The running experiments of these tenants, or of all, each with the path of its page. */
export function runningExperiments({ db, tenantIds }: { db: Pick<Db, 'select'>; tenantIds?: string[] }) {
  const { tenantId, id, pageId, seed, arms, goalNode, startedAt } = experiments;
  return db
    .select({ tenantId, id, seed, arms, goalNode, startedAt, path: pages.path })
    .from(experiments)
    .innerJoin(pages, and(eq(pages.tenantId, tenantId), eq(pages.id, pageId)))
    .where(and(eq(experiments.state, 'running'), tenantIds && inArray(tenantId, tenantIds)))
    .limit(MOST_RUNNING);
}

export type RunningExperiment = Awaited<ReturnType<typeof runningExperiments>>[number];

export type ExperimentDirectory = {
  /** Experiment of the page at a decoded path without language prefix. */
  at: (tenantId: string, path: string) => RunningExperiment | undefined;
  reload: () => Promise<void>;
};

/** Opens the directory of running experiments by path, kept in memory, so that no page needs a query for it. */
export async function openExperimentDirectory(db: Db): Promise<ExperimentDirectory> {
  let byPath = new Map<string, RunningExperiment>();
  const keyOf = (tenantId: string, path: string) => `${tenantId} ${path}`;
  const reload = async () => {
    const running = await runningExperiments({ db });
    byPath = new Map(running.map((experiment) => [keyOf(experiment.tenantId, experiment.path), experiment]));
  };
  await reload();
  return { at: (tenantId, path) => byPath.get(keyOf(tenantId, path)), reload };
}

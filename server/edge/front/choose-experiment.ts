import type { ExperimentDirectory } from '../../domain/pages/experiments/running.ts';
import type { ExperimentVisitors, VisitorHeaders } from '../../domain/pages/experiments/visitor.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Experiments of a deployment. */
export type Experiments = Pick<ExperimentDirectory, 'at'> & {
  /** True if the cache key of a CDN in front contains the cookie `experiment-visitor`. */
  isKeyedByCdn: boolean;
  visitors: ExperimentVisitors;
};

/**
 * Experiment of the page at a path with the visitor's arm, such as `id:1`, and a `Set-Cookie` line if the visitor's id
 * changes. `isPrivate`: no CDN may store the response, because it doesn't know the arm or the response sets the id.
 * Undefined for a page without an experiment.
 */
export function chooseExperiment(
  { at, isKeyedByCdn, visitors }: Experiments,
  scope: TenantScope,
  path: string,
  headers: VisitorHeaders,
): { experiment: string; setCookie: string | undefined; isPrivate: boolean } | undefined {
  const running = at(scope.tenantId, decodeURIComponent(path));
  if (!running) return undefined;
  const { arm, setCookie } = visitors.armFor(running, scope, headers);
  return {
    experiment: `${running.id}:${arm}`,
    setCookie,
    isPrivate: setCookie !== undefined || !isKeyedByCdn,
  };
}

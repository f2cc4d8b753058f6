import { ApiError } from '#client/api-error.ts';
import type { ViewContext } from '#runtime/context.ts';
import { activityDetail } from '#schemas/api/activities.ts';
import type { ApiClient } from '#schemas/api/endpoint.ts';
import type { Activity } from '#schemas/entities/activity.ts';

type Source = { api: ApiClient; ctx: Pick<ViewContext, 'now'>; signal: AbortSignal };
type Loaded = { data: Activity | undefined; tags?: string[]; maxAge?: number };

/**
 * An activity for a module, as guests see it; undefined where shoppers get none of that id, or it is invalid. The page
 * is served no longer than the activity's state lasts.
 */
export async function loadActivity({ api, ctx, signal }: Source, id: string): Promise<Loaded> {
  if (!id) return { data: undefined };
  const tags = [`activity:${id}`];
  try {
    const data = await api.call(activityDetail, { params: { id } }, { signal });
    if (data.state === 'INVALID') return { data: undefined, tags };
    const change = nextChange(data);
    const maxAge = change === undefined ? 0 : (change - ctx.now) / 1_000;
    return { data, tags, ...(maxAge > 0 && { maxAge }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return { data: undefined, tags };
    throw error;
  }
}

/** Time of an activity's next change of state, in ms since 1970; undefined once it is over. */
export function nextChange({ state, startTime, endTime }: Activity): number | undefined {
  if (state === 'COMING_SOON') return startTime;
  return state === 'RUNNING' ? endTime : undefined;
}

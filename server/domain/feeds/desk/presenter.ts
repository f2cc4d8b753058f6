import type { FEED_STATES, Feed } from '#schemas/api/invented/feeds.ts';
import type { Language } from '#schemas/constants.ts';
import { presentRun } from '../run-desk.ts';
import type { FeedWithRuns } from './operations.ts';

/** A feed in its API format: secrets of its source are masked. */
export function presentFeed(found: FeedWithRuns, lang: Language): Feed {
  const { feed, runs, applied } = found;
  const { id, name, source, format, mapping, defaults, missing, schedule, failingSince, failures } = feed;
  const plan = applied?.plan;
  return {
    id,
    name,
    source,
    format,
    mapping,
    defaults,
    missing,
    schedule,
    nextRunAt: feed.nextRunAt?.getTime() ?? null,
    state: stateOf(found),
    failure: failingSince && { since: failingSince.getTime(), count: failures },
    items: plan ? plan.inserted + plan.updated + plan.unchanged : 0,
    runs: runs.map((run) => presentRun(run, lang)),
    createdAt: feed.createdAt.getTime(),
    updatedAt: feed.updatedAt.getTime(),
    changedBy: feed.operatorName,
  };
}

function stateOf({ feed, applied, isHeld }: FeedWithRuns): (typeof FEED_STATES)[number] {
  if (feed.schedule && !feed.nextRunAt) return 'stopped';
  if (isHeld) return 'held';
  if (feed.failures > 0) return 'failing';
  return applied ? 'ok' : 'new';
}

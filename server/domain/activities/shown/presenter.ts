import type { Paged } from '#schemas/api/paging.ts';
import type { Activity, ActivitySummary, Badge } from '#schemas/entities/activity.ts';
import type { Lottery, Prize } from '#schemas/entities/lottery.ts';
import type { Call } from '../../../platform/call.ts';
import { presentPage } from '../../../platform/paging.ts';
import { decimal, tenantName, textIn } from '../../../platform/wire.ts';
import type { BadgeRule } from '../schema.ts';
import { type ActivityRow, stateAt } from '../state.ts';
import { sha256 } from '../weights.ts';
import type { PrizeRow, Whole } from './operations.ts';

/** An activity in its API format, with its present state. */
export function presentActivity(whole: Whole, call: Call): Activity {
  const { row } = whole;
  return {
    ...shared(row, call),
    rules: textIn(call, row.rules),
    organiser: tenantName(call),
    licenceNumber: row.licenceNumber ?? undefined,
    licenceExemption: row.licenceExemption ?? undefined,
    invalidTime: row.invalidAt?.getTime(),
    invalidReason: textIn(call, row.invalidReason),
    lottery: row.type === 'LOTTERY' ? lottery(whole, call) : undefined,
    bonus:
      row.type === 'BONUS'
        ? {
            percent: row.bonusBasisPoints / 100,
            minimumPayout: decimal(row.minimumPayout),
            currency: call.scope.tenant.currency,
          }
        : undefined,
    badges: row.type === 'BADGE' ? row.badges.map((rule) => badge(rule, whole.steps, call)) : undefined,
  };
}

/** The list in its API format. */
export function presentActivities(
  page: Paged<ActivityRow & { prizeCount: number }>,
  call: Call,
): Paged<ActivitySummary> {
  return presentPage(page, (row) => ({
    ...shared(row, call),
    drawTime: row.drawAt?.getTime(),
    prizeCount: row.type === 'LOTTERY' ? row.prizeCount : undefined,
  }));
}

/** A prize in its API format. */
export function presentPrize(row: PrizeRow, call: Call): Prize {
  return {
    ...prizeName(row, call),
    value: row.value === null ? undefined : decimal(row.value),
    currency: row.currency ?? undefined,
    total: row.stock,
    left: row.left,
    needsAddress: row.needsAddress,
  };
}

/** Name and picture of a prize. */
export function prizeName({ id, name, picture }: Pick<PrizeRow, 'id' | 'name' | 'picture'>, call: Call) {
  return { id, name: textIn(call, name) ?? id, picture: picture ?? undefined };
}

function shared(row: ActivityRow, call: Call) {
  return {
    id: row.id,
    type: row.type,
    state: stateAt(row, call.now()),
    title: textIn(call, row.title) ?? row.id,
    summary: textIn(call, row.summary),
    picture: row.picture ?? undefined,
    startTime: row.startsAt.getTime(),
    endTime: row.endsAt.getTime(),
  };
}

function lottery({ row, prizes, counts }: Whole, call: Call): Lottery {
  const isScheduled = row.mode === 'SCHEDULED';
  const isOver = isScheduled ? row.drawnAt !== null : row.endsAt.getTime() <= call.now();
  const weights = row.weightTable ?? '';
  return {
    id: row.id,
    mode: row.mode ?? 'INSTANT',
    drawTime: row.drawAt?.getTime(),
    drawnTime: row.drawnAt?.getTime(),
    ticketCount: isScheduled ? row.draws : undefined,
    ticketsHash: row.ticketsHash ?? undefined,
    claimDays: row.claimDays,
    chances: row.chanceRules,
    prizes: prizes.map((prize) => presentPrize(prize, call)),
    buyerCount: counts.get('ORDER') ?? 0,
    appDownloadCount: counts.get('APP_DOWNLOAD') ?? 0,
    weightsHash: sha256(weights),
    weights: isOver ? weights : undefined,
  };
}

function badge(rule: BadgeRule, steps: Whole['steps'], call: Call): Badge {
  const own = steps?.filter(({ reason }) => reason === rule.reason).slice(0, rule.goal);
  const last = own?.[rule.goal - 1];
  return {
    id: rule.id,
    name: textIn(call, rule.name) ?? rule.id,
    text: textIn(call, rule.text),
    picture: rule.picture,
    reason: rule.reason,
    goal: rule.goal,
    progress: own?.length,
    earned: last !== undefined,
    earnedTime: last?.at.getTime(),
  };
}

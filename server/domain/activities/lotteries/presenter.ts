import { toWallTime } from '#locales/format/zoned-time.ts';
import type { PrizeRecord, UserLottery, Winner } from '#schemas/entities/lottery.ts';
import type { Call, MemberCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { maskName } from '../../members/mask.ts';
import type { drawOnce } from '../draw.ts';
import { prizeName } from '../shown/presenter.ts';
import { isExpired, type OwnPart, recordOf, type WinnerRow, type WonRow } from './operations.ts';

const DAY_MS = 86_400_000;
/** Working days within which prizes are sent. */
const DELIVERY_DAYS = 14;

/** The outcome of a draw. */
export async function presentDraw(
  { activity, number, recordId, remaining }: Awaited<ReturnType<typeof drawOnce>>,
  call: MemberCall,
) {
  const isTicket = activity.mode === 'SCHEDULED';
  const record =
    isTicket || recordId === undefined ? undefined : presentRecord(await recordOf(call, recordId), call);
  const outcome = isTicket ? 'TICKET' : record ? 'WON' : 'NOTHING';
  return { outcome, number: String(number), record, remaining };
}

/** A member's part in a lottery, in its API format. */
export function presentPart(
  { activity, chances, counted, tickets, records }: OwnPart,
  call: Call,
): UserLottery {
  const byNumber = new Map(records.map((row) => [row.record.number, row]));
  return {
    remaining: chances.remaining,
    used: chances.used,
    chances: activity.chanceRules.map((rule) => {
      const { all = 0, today = 0 } = counted.get(rule.reason) ?? {};
      const times = rule.per === 'DAY' ? today : all;
      return { ...rule, counted: times, done: times >= rule.times };
    }),
    tickets: tickets.map((number) => {
      const won = byNumber.get(number);
      return {
        number: String(number),
        drawn: activity.drawnAt !== null,
        record: won && presentRecord(won, call),
      };
    }),
  };
}

/** A record in its API format, with its present state. */
export function presentRecord({ record, prize, activity }: WonRow, call: Call): PrizeRecord {
  return {
    id: record.id,
    lotteryId: activity.id,
    lotteryTitle: textIn(call, activity.title) ?? activity.id,
    prize: prizeName(prize, call),
    number: String(record.number),
    needsAddress: record.claimUntil !== null,
    status: record.status,
    expired: isExpired(record, call.now()),
    wonTime: record.wonAt.getTime(),
    claimUntil: record.claimUntil?.getTime(),
    addressTime: record.addressAt?.getTime(),
    deliverBy: deliverBy({ record }, call),
    deliveredTime: record.deliveredAt?.getTime(),
    carrier: record.carrier ?? undefined,
    trackingNumber: record.trackingNumber ?? undefined,
  };
}

/** A winner's name, masked. */
export function presentWinner({ record, prize, nickname }: WinnerRow, call: Call): Winner {
  return {
    number: String(record.number),
    name: maskName(nickname),
    prizeId: prize.id,
    prizeName: prizeName(prize, call).name,
    wonTime: record.wonAt.getTime(),
  };
}

/** Latest delivery time, counted from when all data is known; Saturdays and Sundays don't count, holidays do. */
function deliverBy({ record }: Pick<WonRow, 'record'>, { scope }: Call): number | undefined {
  if (record.status !== 'NOT_DELIVERED') return undefined;
  let time = (record.addressAt ?? record.wonAt).getTime();
  for (let left = DELIVERY_DAYS; left > 0; ) {
    time += DAY_MS;
    const weekday = new Date(`${toWallTime(time, scope.tenant.timezone)}Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return time;
}

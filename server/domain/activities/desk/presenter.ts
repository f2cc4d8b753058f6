import type { DeskActivity, DeskDraw, ListedActivity } from '#schemas/api/invented/activity-desk.ts';
import type { DeskActivityState } from '#schemas/enums/activity.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { maskName } from '../../members/mask.ts';
import { activityVersion, draftOf } from '../draft.ts';
import { isExpired } from '../lotteries/operations.ts';
import { prizeName } from '../shown/presenter.ts';
import { type ActivityRow, stateAt } from '../state.ts';
import { sha256 } from '../weights.ts';
import type { addressesOf, DrawRow, ListedRow, WholeDeskActivity } from './operations.ts';

/** An activity in the list, in its present state. */
export function presentListedActivity(
  { row, prizes, won, toShip }: ListedRow,
  call: OperatorCall,
): ListedActivity {
  return {
    id: row.id,
    type: row.type,
    state: stateOf(row, call),
    title: textIn(call, row.title) ?? row.id,
    startTime: row.startsAt.getTime(),
    endTime: row.endsAt.getTime(),
    draws: row.draws,
    prizes,
    won,
    toShip,
  };
}

/** An activity as operators edit it. The salt of its weights is not disclosed before the end. */
export function presentWhole(
  { row, prizes, promisedBy, figures }: WholeDeskActivity,
  call: OperatorCall,
): DeskActivity {
  const activity = draftOf(row, prizes);
  return {
    id: row.id,
    state: stateOf(row, call),
    version: activityVersion(activity),
    activity,
    figures,
    publishedTime: row.publishedAt?.getTime(),
    drawnTime: row.drawnAt?.getTime(),
    weightsHash: row.publishedAt && row.weightTable ? sha256(row.weightTable) : undefined,
    invalidReason: textIn(call, row.invalidReason),
    promisedBy,
    left: Object.fromEntries(prizes.map(({ id, left }) => [id, left])),
  };
}

/** A draw with its prize and the masked name of its member. */
export function presentDeskDraw({ draw, record, prize, nickname }: DrawRow, call: OperatorCall): DeskDraw {
  return {
    number: String(draw.number),
    name: maskName(nickname),
    drawTime: draw.createdAt.getTime(),
    record:
      record && prize
        ? {
            id: record.id,
            prizeName: prizeName(prize, call).name,
            status: record.status,
            expired: isExpired(record, call.now()),
            deliveredTime: record.deliveredAt?.getTime(),
            carrier: record.carrier ?? undefined,
            trackingNumber: record.trackingNumber ?? undefined,
          }
        : undefined,
  };
}

/** Prizes with their delivery addresses. */
export function presentAddresses(
  { rows, hasNext }: Awaited<ReturnType<typeof addressesOf>>,
  call: OperatorCall,
) {
  const addresses = rows.map(({ record, prize, address }) => ({
    number: record.number,
    prizeName: prizeName(prize, call).name,
    address,
  }));
  return { addresses, hasNext };
}

function stateOf(row: ActivityRow, { now }: OperatorCall): DeskActivityState {
  return row.publishedAt ? stateAt(row, now()) : 'DRAFT';
}

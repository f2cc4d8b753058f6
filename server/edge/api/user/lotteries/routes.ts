import {
  drawLottery,
  givePrizeAddress,
  lotteryAwards,
  lotteryResults,
  prizeAddress,
  remainingChances,
  userLotteryInfo,
  userPrizes,
} from '#schemas/api/activities.ts';
import { drawOnce } from '../../../../domain/activities/draw.ts';
import {
  addressFor,
  giveAddress,
  prizesWon,
  remainingOf,
  visitLottery,
  winnersOf,
} from '../../../../domain/activities/lotteries/operations.ts';
import {
  presentDraw,
  presentPart,
  presentRecord,
  presentWinner,
} from '../../../../domain/activities/lotteries/presenter.ts';
import { prizesOf } from '../../../../domain/activities/shown/operations.ts';
import { presentPrize } from '../../../../domain/activities/shown/presenter.ts';
import { activityOf } from '../../../../domain/activities/state.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const lotteryRoutes = ({ ahead, vault }: Services) => [
  route(lotteryAwards, async ({ params }, call, http) => {
    const { id } = await activityOf(call.db, { ...call, ...http }, params.id, 'LOTTERY');
    return (await prizesOf(call, id)).map((row) => presentPrize(row, call));
  }),
  route(drawLottery, async ({ params, body }, call, http) =>
    presentDraw(await drawOnce({ ...call, ...http, ahead }, params.id, body), call),
  ),
  route(remainingChances, async ({ params }, call) => remainingOf(call, params.id)),
  route(userLotteryInfo, async ({ params }, call, { isApp }) =>
    presentPart(await visitLottery({ ...call, isApp }, params.id), call),
  ),
  route(userPrizes, async ({ params }, call) =>
    (await prizesWon(call, params.id)).map((row) => presentRecord(row, call)),
  ),
  route(lotteryResults, async ({ params, query }, call, http) =>
    presentPage(await winnersOf({ ...call, ...http }, params.id, query), (row) => presentWinner(row, call)),
  ),
  route(prizeAddress, async ({ query }, call) => addressFor({ ...call, vault }, query.awardRecordId)),
  route(givePrizeAddress, async ({ params, body }, call) =>
    presentRecord(await giveAddress({ ...call, vault }, params.awardRecordId, body), call),
  ),
];

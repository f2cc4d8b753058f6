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
import { drawOnce } from '../../../activities/draw.ts';
import { activityOf } from '../../../activities/state.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { prizesOf } from '../activities/operations.ts';
import { presentPrize } from '../activities/presenter.ts';
import { addressFor, giveAddress, prizesWon, remainingOf, visitLottery, winnersOf } from './operations.ts';
import { presentDraw, presentPart, presentRecord, presentWinner } from './presenter.ts';

export const lotteryRoutes = [
  route(lotteryAwards, async ({ params }, call) => {
    const { id } = await activityOf(call.db, call, params.id, 'LOTTERY');
    return (await prizesOf(call, id)).map((row) => presentPrize(row, call));
  }),
  route(drawLottery, async ({ params, body }, call) =>
    presentDraw(await drawOnce(call, params.id, body), call),
  ),
  route(remainingChances, async ({ params }, call) => remainingOf(call, params.id)),
  route(userLotteryInfo, async ({ params }, call) => presentPart(await visitLottery(call, params.id), call)),
  route(userPrizes, async ({ params }, call) =>
    (await prizesWon(call, params.id)).map((row) => presentRecord(row, call)),
  ),
  route(lotteryResults, async ({ params, query }, call) =>
    presentPage(await winnersOf(call, params.id, query), (row) => presentWinner(row, call)),
  ),
  route(prizeAddress, async ({ query }, call) => addressFor(call, query.awardRecordId)),
  route(givePrizeAddress, async ({ params, body }, call) =>
    presentRecord(await giveAddress(call, params.awardRecordId, body), call),
  ),
];

import { browserApi } from '#client/browser-api.ts';
import { fingerprintOf, readDeviceInfo } from '#client/device/fingerprint.ts';
import {
  drawLottery,
  givePrizeAddress,
  prizeAddress,
  userLotteryInfo,
  userPrizes,
} from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** The screen says by itself what went wrong. All of these @throws ApiError */
const QUIET = { silent: true };

/** The member's chances and tickets, and what they have won. */
export async function readPart(id: string) {
  const input = { params: { id } };
  // Asking for the chances counts the visit.
  const info = await browserApi().call(userLotteryInfo, input, QUIET);
  return { info, records: await browserApi().call(userPrizes, input, QUIET) };
}

/** Spends a chance; the same request id again gives the same answer and spends nothing. */
export async function drawOne(id: string, requestId: string) {
  const fingerprint = fingerprintOf(await readDeviceInfo(whenIdle));
  return browserApi().call(drawLottery, { params: { id }, body: { requestId, fingerprint } }, QUIET);
}
export type Drawn = Awaited<ReturnType<typeof drawOne>>;

/** The address of a prize, else the one that the member gave last; it travels encrypted, as does what is given. */
export const readAddress = (awardRecordId: string) =>
  browserApi().call(prizeAddress, { query: { awardRecordId } }, QUIET);

/** Says where a prize is to be sent; gives its record as it stands then. */
export const giveAddress = (awardRecordId: string, body: EndpointInput<typeof givePrizeAddress>['body']) =>
  browserApi().call(givePrizeAddress, { params: { awardRecordId }, body }, QUIET);

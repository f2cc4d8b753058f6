import { browserApi } from '#client/browser-api.ts';
import { fingerprintOf, readDeviceInfo } from '#client/device/fingerprint.ts';
import { drawLottery, givePrizeAddress, prizeAddress } from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** Failures are shown by the screen itself, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

/** Spends a chance; a retry with the same request id gets the same response and spends nothing. */
export async function drawOne(id: string, requestId: string) {
  const fingerprint = fingerprintOf(await readDeviceInfo(whenIdle));
  return browserApi().call(drawLottery, { params: { id }, body: { requestId, fingerprint } }, QUIET);
}
export type Drawn = Awaited<ReturnType<typeof drawOne>>;

/** Shipping address of a prize, else the one given last; sent encrypted in both directions. */
export const readAddress = (awardRecordId: string) =>
  browserApi().call(prizeAddress, { query: { awardRecordId } }, QUIET);

/** Saves a prize's shipping address; returns the updated record. */
export const giveAddress = (awardRecordId: string, body: EndpointInput<typeof givePrizeAddress>['body']) =>
  browserApi().call(givePrizeAddress, { params: { awardRecordId }, body }, QUIET);

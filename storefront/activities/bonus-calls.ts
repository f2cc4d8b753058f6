import { browserApi } from '#client/browser-api.ts';
import { savePaymentAccount, userShareOrders } from '#schemas/api/activities.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { BONUS } from '#schemas/member-constants.ts';

/** Failures are shown by the screen itself, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

/** A page of the orders that came through the member's links. */
export function orderPage(activityId: string, onlyDelivered: boolean, page: number) {
  const body = { activityId, onlyDelivered, pageRequest: { page, size: BONUS.pageSize } };
  return browserApi().call(userShareOrders, { body }, QUIET);
}

/** Saves the payment account; its secret fields are sent encrypted. */
export const saveAccount = (body: EndpointInput<typeof savePaymentAccount>['body']) =>
  browserApi().call(savePaymentAccount, { body }, QUIET);

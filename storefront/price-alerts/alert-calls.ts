import { browserApi } from '#client/browser-api.ts';
import { priceAlertList, removePriceAlert, setPriceAlert } from '#schemas/api/invented/price-alerts.ts';
import type { PriceAlert } from '#schemas/entities/price-alert.ts';
import type { PriceWish } from '../intents/login-request.ts';
import { pageAlert } from './alert-store.ts';

/** Failures are shown by the callers, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

/** Requests the member's alert of the page's goods. */
export async function loadPageAlert(goodsId: string): Promise<void> {
  const { alerts } = await browserApi().call(priceAlertList, { query: { goodsId } }, QUIET);
  pageAlert.set(alerts[0]);
}

export async function saveAlert({ goodsId, ...body }: PriceWish): Promise<PriceAlert> {
  const alert = await browserApi().call(setPriceAlert, { params: { goodsId }, body }, QUIET);
  pageAlert.set(alert);
  return alert;
}

export async function removeAlert(goodsId: string): Promise<void> {
  await browserApi().call(removePriceAlert, { params: { goodsId } }, QUIET);
  pageAlert.set(undefined);
}

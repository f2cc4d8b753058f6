import { ApiError } from '#client/api-error.ts';
import { formatPrice } from '#locales/format/price.ts';
import { loadPriceAlertMessages } from '#locales/price-alert-messages.ts';
import { createText } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import { toast } from '#ui/toast.ts';
import type { PriceWish } from '../intents/login-request.ts';
import { saveAlert } from './alert-calls.ts';

/** Sets an alert that its sheet can't set any more, since a login came between; a toast gives the result. */
export async function saveWish(wish: PriceWish, view: ViewContext): Promise<void> {
  const t = createText(await loadPriceAlertMessages(view.lang), view.lang);
  try {
    const { target, currency } = await saveAlert(wish);
    toast(t('priceAlert.saved', { price: formatPrice(target, currency, view) }));
  } catch (error) {
    toast(alertFailure(error, t), { variant: 'error' });
  }
}

/** Error text of a failed call: the server's message where it has the reason. */
export function alertFailure(error: unknown, t: ViewContext['t']): string {
  return error instanceof ApiError && error.code.startsWith('PRICE_ALERT_')
    ? error.message
    : t('priceAlert.failed');
}

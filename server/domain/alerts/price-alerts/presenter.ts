import type { PriceAlert } from '#schemas/entities/price-alert.ts';
import type { PresenterCall } from '../../../platform/call.ts';
import { decimal, textIn } from '../../../platform/wire.ts';
import type { PriceAlertRow, priceAlertsOf } from './operations.ts';

/** Price alerts in their API format. */
export function presentPriceAlerts(
  { rows, email }: Awaited<ReturnType<typeof priceAlertsOf>>,
  call: PresenterCall,
): { email: string | undefined; alerts: PriceAlert[] } {
  return { email, alerts: rows.map((row) => presentPriceAlert(row, call)) };
}

export function presentPriceAlert({ alert, goods, price }: PriceAlertRow, call: PresenterCall): PriceAlert {
  return {
    goodsId: alert.goodsId,
    goodsCode: goods.code,
    goodsName: textIn(call, goods.name) ?? '',
    pictureUrl: goods.pictures[0],
    target: decimal(alert.target),
    currency: alert.currency,
    price: price === null ? undefined : decimal(price),
    byMail: alert.byMail,
    quiet: alert.quiet,
    state: alert.state,
    sentPrice: alert.sentPrice === null ? undefined : decimal(alert.sentPrice),
    sentAt: alert.sentAt?.getTime(),
  };
}

import type { Language } from '#schemas/languages.ts';
import type { Messages } from './translate.ts';

/** Texts of price alerts for their sheet, which opens on pages without them. @throws TypeError without a network */
export async function loadPriceAlertMessages(lang: Language): Promise<Messages> {
  const { default: messages } = await import(`./${lang}/price-alerts.json`, { with: { type: 'json' } });
  return messages;
}

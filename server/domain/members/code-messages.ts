import { textFor } from '#locales/text.ts';
import type { Message } from '../../platform/delivery/courier.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { tenantName } from '../../platform/wire.ts';
import { CODE_MINUTES, type CodeRow } from './auth-codes.ts';
import { messageAddress } from './contacts.ts';

/** Kind of message that the owner of a destination gets. */
export type Answer = 'code' | 'hasAccount' | 'noAccount';

/** The email or text message, in the language of the request. */
export function writeMessage(
  scope: TenantScope,
  { destination, scene, lang }: CodeRow,
  answer: Answer,
  code: string,
): Message {
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  const texts = { shop, code, site: scope.tenant.siteOrigin, minutes: CODE_MINUTES };
  if (destination.startsWith('+')) {
    const text = answer === 'code' ? t(`sms.${scene}`, texts) : t(`sms.${answer}`, texts);
    return { to: messageAddress(destination), subject: '', text };
  }
  if (answer === 'code') {
    const intro = t(`mail.intro.${scene}`, texts);
    return {
      to: destination,
      subject: t(`mail.subject.${scene}`, texts),
      text: t('mail.code', { ...texts, intro }),
    };
  }
  return {
    to: destination,
    subject: t(`mail.${answer}.subject`, texts),
    text: t(`mail.${answer}.body`, texts),
  };
}

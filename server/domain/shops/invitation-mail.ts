import { textFor } from '#locales/text.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Courier } from '../../platform/delivery/courier.ts';
import { codeOf } from '../../platform/error-parts.ts';
import { tenantName } from '../../platform/wire.ts';
import type { OpenedShop } from './operations.ts';

/** Mails the invitation of a shop's first owner, in the shop's language; false if the carrier refuses it. */
export async function mailInvitation(
  { operator, log }: OperatorCall,
  courier: Courier,
  { scope, invitation: { email, url } }: OpenedShop,
): Promise<boolean> {
  const lang = scope.tenant.defaultLanguage;
  const t = textFor(lang);
  const shop = tenantName({ scope, lang });
  const params = { shop, name: operator.name, url };
  const mail = { subject: t('mail.owner.subject', params), text: t('mail.owner.body', params) };
  return courier(scope, shop, { to: email, ...mail }).then(
    () => true,
    (error) => {
      // The carrier's error message may quote the address.
      log.warn(
        { tenant: scope.tenantId, reason: codeOf(error) ?? 'refused' },
        'an invitation could not be mailed',
      );
      return false;
    },
  );
}

import { and, eq } from 'drizzle-orm';
import { formatDateTime } from '#locales/format/date.ts';
import { textFor } from '#locales/text.ts';
import { providerName } from '#schemas/provider-name.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Message } from '../../../platform/delivery/courier.ts';
import { createOutbox, TWO_HOURS } from '../../../platform/outbox.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { tenantName } from '../../../platform/wire.ts';
import type { CodeSender } from '../deliver-codes.ts';
import { tellMembers } from '../messages.ts';
import { memberCredentials } from '../schema.ts';
import { securityNotices } from './schema.ts';

type Sender = Omit<CodeSender, 'codeSecret'>;
type Row = typeof securityNotices.$inferSelect;

/** Tells members of changes of how they sign in: once in the message centre, however often the mail is tried. */
export const sendSecurityNotices = createOutbox({
  name: 'a notice of a change of sign-in',
  table: securityNotices,
  tenant: 'tenantId',
  dueAt: 'sendAt',
  attempts: 'sendings',
  policy: TWO_HOURS,
  send: async ({ db, now, courier }: Sender, scope, row) => {
    const { lang, line } = textsOf(scope, row);
    await db.transaction((tx) =>
      tellMembers(tx, { scope, now }, [row.memberId], {
        type: 'community_security',
        kind: 'SECURITY',
        cause: `security:${row.id}`,
        subjectType: 'SECURITY',
        subjectId: row.id,
        reason: line,
      }),
    );
    const to = row.email ?? (await addressOf(db, row));
    if (to) await courier(scope, tenantName({ scope, lang }), mailOf(scope, row, to));
    return undefined;
  },
});

/** Address of a member who had none before the change. */
async function addressOf(db: Db, { tenantId, memberId }: Row): Promise<string | null | undefined> {
  const isTheirs = and(eq(memberCredentials.tenantId, tenantId), eq(memberCredentials.memberId, memberId));
  const [own] = await db.select({ email: memberCredentials.email }).from(memberCredentials).where(isTheirs);
  return own?.email;
}

/** The sentence on a change and its time, in the notice's language. */
function textsOf({ tenant }: TenantScope, { event, provider, createdAt, lang: asked }: Row) {
  const lang = tenant.languages.includes(asked) ? asked : tenant.defaultLanguage;
  const time = formatDateTime(createdAt.getTime(), { lang, tenant });
  const name = provider === null ? '' : providerName(provider);
  return { lang, line: textFor(lang)(`mail.security.${event}`, { time, name }) };
}

/** Mail about a change; sent twice, it has the same id. */
function mailOf(scope: TenantScope, row: Row, to: string): Message {
  const { lang, line } = textsOf(scope, row);
  const { siteOrigin, defaultLanguage } = scope.tenant;
  const site = siteOrigin + (lang === defaultLanguage ? '' : `/${lang}`);
  const texts = {
    line,
    shop: tenantName({ scope, lang }),
    link: `${site}/security`,
    help: `${site}/help`,
    site,
  };
  const t = textFor(lang);
  return {
    to,
    id: row.id,
    subject: t('mail.security.subject', texts),
    text: t('mail.security.body', texts),
  };
}

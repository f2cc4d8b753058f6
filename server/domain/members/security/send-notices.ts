import { and, asc, eq, lte } from 'drizzle-orm';
import { formatDateTime } from '#locales/format/date.ts';
import { textFor } from '#locales/text.ts';
import { providerName } from '#schemas/provider-name.ts';
import type { Db } from '../../../platform/db/database.ts';
import { DELIVERY_MS, type Message } from '../../../platform/delivery/courier.ts';
import { codeOf } from '../../../platform/error-parts.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import { tenantName } from '../../../platform/wire.ts';
import type { CodeSender } from '../deliver-codes.ts';
import { tellMembers } from '../messages.ts';
import { memberCredentials } from '../schema.ts';
import { securityNotices } from './schema.ts';

type Sender = Omit<CodeSender, 'codeSecret'>;
type Row = typeof securityNotices.$inferSelect;

/** Attempts of a mail: over two hours. */
const SENDINGS = 9;
/** Time after which a claimed notice is due again, unless it was sent, ms; it doubles with each attempt. */
const FIRST_RETRY_MS = DELIVERY_MS + 15_000;

/** Tells members of changes of how they sign in. Several processes may run it concurrently. */
export async function sendSecurityNotices(sender: Sender): Promise<void> {
  for (let row = await claim(sender); row; row = await claim(sender)) await send(sender, row);
}

const isRow = ({ tenantId, id }: Row) =>
  and(eq(securityNotices.tenantId, tenantId), eq(securityNotices.id, id));

/** Claims a due notice, and puts it into the message centre: once, however often its mail is tried. */
async function claim({ db, now, tenantOf }: Sender): Promise<Row | undefined> {
  const at = now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(securityNotices)
      .where(lte(securityNotices.sendAt, new Date(at)))
      .orderBy(asc(securityNotices.sendAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    const sendings = due.sendings + 1;
    const sendAt = sendings < SENDINGS ? new Date(at + FIRST_RETRY_MS * 2 ** due.sendings) : null;
    await tx.update(securityNotices).set({ sendings, sendAt }).where(isRow(due));
    const scope = tenantOf(due.tenantId);
    if (scope)
      await tellMembers(tx, { scope, now }, [due.memberId], {
        type: 'community_security',
        kind: 'SECURITY',
        cause: `security:${due.id}`,
        subjectType: 'SECURITY',
        subjectId: due.id,
        reason: textsOf(scope, due).line,
      });
    return { ...due, sendings, sendAt };
  });
}

async function send({ db, tenantOf, courier, log }: Sender, row: Row): Promise<void> {
  const scope = tenantOf(row.tenantId);
  const to = row.email ?? (await addressOf(db, row));
  if (scope && to)
    try {
      await courier(scope, tenantName({ scope, lang: textsOf(scope, row).lang }), mailOf(scope, row, to));
    } catch (error) {
      // The carrier's error message may quote the address.
      const reason = codeOf(error) ?? 'refused';
      log.warn({ tenant: row.tenantId, reason, sending: row.sendings }, 'a notice could not be mailed');
      return;
    }
  await db.update(securityNotices).set({ sendAt: null }).where(isRow(row));
}

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

import { randomInt } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { SHORT_LINK } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, MemberCall } from '../../platform/call.ts';
import { readTarget } from '../../platform/short-target.ts';
import { shortLinks } from './schema.ts';

/** Alphabet without 0, O, I and l, which are easily confused. */
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const CODE = new RegExp(`^[${BASE58}]{${SHORT_LINK.codeLength}}$`);

/** A random text of base58 letters. */
export const randomBase58 = (length: number) =>
  Array.from({ length }, () => BASE58[randomInt(BASE58.length)]).join('');

/**
 * The member's short link to an address, created or renewed. @throws AppError LINK_REFUSED for an address that is
 * neither the tenant's own nor at a host that its settings allow
 */
export async function makeShortLink({ db, scope, member, now }: MemberCall, originUri: string) {
  const target = readTarget(scope.tenant, originUri);
  if (target === undefined) throw new AppError('LINK_REFUSED');
  const createdAt = new Date(now());
  const expiresAt = new Date(now() + SHORT_LINK.days * 86_400_000);
  const [link] = await db
    .insert(shortLinks)
    .values({
      tenantId: scope.tenantId,
      memberId: member.id,
      target,
      createdAt,
      expiresAt,
      code: randomBase58(SHORT_LINK.codeLength),
    })
    .onConflictDoUpdate({
      target: [shortLinks.tenantId, shortLinks.memberId, shortLinks.target],
      set: { expiresAt },
    })
    .returning({ code: shortLinks.code });
  return {
    shortUri: `${scope.tenant.siteOrigin}/s/${link?.code}`,
    expireTime: expiresAt.getTime(),
  };
}

type Reader = Pick<Call, 'db' | 'scope' | 'now'>;

/**
 * Target of a code, counted as a visit unless a machine asks; undefined for a code that is unknown, expired or another
 * tenant's, or whose target the tenant's settings no longer allow.
 */
export async function followShortLink(
  { db, scope, now }: Reader,
  code: string,
  isVisit: boolean,
): Promise<string | undefined> {
  if (!CODE.test(code)) return undefined;
  const live = and(
    eq(shortLinks.tenantId, scope.tenantId),
    eq(shortLinks.code, code),
    gt(shortLinks.expiresAt, new Date(now())),
  );
  const [link] = await db.select({ target: shortLinks.target }).from(shortLinks).where(live);
  const target = link && readTarget(scope.tenant, link.target);
  if (isVisit && target !== undefined)
    await db
      .update(shortLinks)
      .set({ visits: sql`${shortLinks.visits} + 1` })
      .where(live);
  return target;
}

/** Address of a short link, given by link, path or code. @throws AppError NOT_FOUND */
export async function originOf(call: Reader, shortUri: string): Promise<string> {
  const { siteOrigin } = call.scope.tenant;
  const path = shortUri.startsWith(`${siteOrigin}/`) ? shortUri.slice(siteOrigin.length) : shortUri;
  const target = await followShortLink(call, path.replace(/^\/s\//, ''), false);
  if (target === undefined) throw new AppError('NOT_FOUND');
  return new URL(target, siteOrigin).href;
}

import type { IncomingMessage } from 'node:http';
import { AppError } from '#schemas/errors.ts';
import { followShortLink } from '../../domain/sharing/short-links.ts';
import { clientAddress } from '../../platform/client-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { isMachine } from '../../platform/machine.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Response to a short link's address; undefined for any other address. */
export type ShortLinkVisits = (
  request: IncomingMessage,
  scope: TenantScope,
) => Promise<{ location: string } | { status: 404 | 429; seconds?: number } | undefined>;

const PATH = /^\/s\/([^/?]*)(?:\?|$)/;
const LIMIT = { id: 'short-link', limit: { calls: 120, per: 'minute' } } as const;

/** Redirects visitors of short links. Only the code of the address counts; its query is ignored. */
export function createShortLinkVisits(options: {
  db: Db;
  now: Clock['now'];
  /** Number of our proxies in front of the server. */
  proxies: number;
}): ShortLinkVisits {
  const limitRate = createRateLimit(options.now);
  return async (request, scope) => {
    const [, code] = PATH.exec(request.url ?? '') ?? [];
    if (code === undefined) return undefined;
    try {
      limitRate(LIMIT, scope.tenantId, clientAddress(request, options.proxies));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { params } = error;
      return { status: 429, seconds: Number(params.seconds) };
    }
    const isVisit = request.method === 'GET' && !isMachine(request.headers['user-agent']);
    const location = await followShortLink({ ...options, scope }, code, isVisit);
    return location === undefined ? { status: 404 } : { location };
  };
}

import type { IncomingMessage } from 'node:http';
import { AppError } from '#schemas/errors.ts';
import { followShortLink } from '../../domain/sharing/short-links.ts';
import { carryQuery, isOfCampaign } from '../../platform/carry-query.ts';
import { clientAddress } from '../../platform/client-address.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { deviceOf } from '../../platform/device-header.ts';
import { isMachine } from '../../platform/machine.ts';
import { createRateLimit } from '../../platform/rate-limit.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';

/** Response to a short link's address; undefined for any other address. `seconds` are those to wait, for a 429. */
export type ShortLinkVisits = (
  request: IncomingMessage,
  scope: TenantScope,
) => Promise<{ location: string } | { status: 404 } | { status: 429; seconds: number } | undefined>;

const PATH = /^\/s\/([^/?]*)(?:\?|$)/;
const LIMIT = { id: 'short-link', limit: { calls: 120, per: 'minute' } } as const;

/** Redirects visitors of short links. Parameters of campaigns go on to a target of the shop's own. */
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
    const address = clientAddress(request, options.proxies);
    const device = deviceOf(new Headers({ cookie: request.headers.cookie ?? '' }));
    try {
      limitRate.address(LIMIT, scope.tenantId, address);
      // A first visit has no device yet.
      if (device) limitRate.caller(LIMIT, scope.tenantId, device);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { params } = error;
      return { status: 429, seconds: Number(params.seconds) };
    }
    const isVisit = request.method === 'GET' && !isMachine(request.headers['user-agent']);
    const location = await followShortLink({ ...options, scope }, code, isVisit);
    return location === undefined
      ? { status: 404 }
      : { location: carryQuery(location, request.url, isOfCampaign) };
  };
}

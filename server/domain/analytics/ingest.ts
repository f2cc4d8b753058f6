import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { reportEvents } from '#schemas/api/analytics.ts';
import { BEACON, type BeaconOutcome } from '#schemas/enums/analytics.ts';
import { AppError } from '#schemas/errors.ts';
import { readBody } from '../../platform/body.ts';
import { hasConsent } from '../../platform/consent.ts';
import type { Db } from '../../platform/db/database.ts';
import { deviceOf } from '../../platform/device-header.ts';
import { parseBounded } from '../../platform/json.ts';
import { createRateLimit, network } from '../../platform/rate-limit.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { resolveVariant } from '../../platform/variant.ts';
import { claimedSession } from '../members/member-sessions.ts';
import type { ExperimentVisitors } from '../pages/experiments/visitor.ts';
import { createVisitorLimit } from '../pages/experiments/visitor-limit.ts';
import { utcDayOf } from './day-partitions.ts';
import { type Beacon, type BeaconCount, createBeaconStore } from './store-beacons.ts';

/** Limit of beacons that wait for the database; further ones are dropped. */
const MOST_WAITING = 10_000;
const MOST_WAITING_BYTES = 16 * 1_024 * 1_024;
const WRITE_EVERY_MS = 1_000;
/** Size of a batch: small, with pauses between, so that a flood delays no other request. */
const BATCH = 50;
const REST_MS = 20;
/** Number of failures in a row after which a batch is dropped, because it may itself be the cause. */
const MOST_FAILURES = 5;
/** Rate limit of a tenant, so that a flood at one leaves room for the others. */
const TENANT_LIMIT = { id: 'tenantBeacons', limit: { calls: 60_000, per: 'minute' } } as const;

export type Ingest = {
  /** Accepts or drops a beacon; the response is the same, and doesn't wait for the database. */
  receive: (request: Request, scope: TenantScope, address: string) => Promise<Response>;
  /** Writes all waiting beacons. */
  flush: () => Promise<void>;
  /** Writes all waiting beacons, and stops the timer. */
  close: () => Promise<void>;
};

type Parts = { db: Db; now: () => number; log: Logger; visitors: ExperimentVisitors };
type Waiting = Beacon & { bytes: number };
type Counts = Map<string, BeaconCount>;

/** Creates the receiver of browsers' events: every beacon is stored or dropped, and counted. */
export function createIngest({ db, now, log, visitors }: Parts): Ingest {
  const store = createBeaconStore({ db, now });
  const limitRate = createRateLimit(now);
  const isCounted = createVisitorLimit(now);
  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let counts: Counts = new Map();
  let failures = 0;
  let writing = Promise.resolve();

  const take = async (request: Request, scope: TenantScope, address: string): Promise<void> => {
    if (waiting.length >= MOST_WAITING || waitingBytes >= MOST_WAITING_BYTES)
      throw new AppError('UNAVAILABLE');
    if (address) limitRate.address(reportEvents, scope.tenantId, address);
    const device = deviceOf(request.headers);
    if (address) limitRate.caller(reportEvents, scope.tenantId, device ?? network(address));
    limitRate.caller(TENANT_LIMIT, scope.tenantId, '');
    if (Number(request.headers.get('content-length') ?? 0) > BEACON.bytes)
      throw new AppError('PAYLOAD_TOO_LARGE');
    const visit = {
      cookie: request.headers.get('cookie') ?? undefined,
      'user-agent': request.headers.get('user-agent') ?? undefined,
      'sec-gpc': request.headers.get('sec-gpc') ?? undefined,
    };
    if (!hasConsent(scope, visit)) throw new AppError('FORBIDDEN');
    const text = await readBody(request, BEACON.bytes);
    const events = z.parse(reportEvents.body, parseBounded(text));
    const { terminal } = resolveVariant(scope, undefined, visit);
    const bytes = 2 * text.length;
    const visitorId = visitors.visitorOf(scope, visit);
    waiting.push({
      tenantId: scope.tenantId,
      terminal,
      receivedAt: now(),
      session: claimedSession(request.headers),
      ...(visitorId &&
        isCounted({ tenantId: scope.tenantId, address, device, visitorId }) && {
          experimentVisitor: visitorId,
        }),
      events,
      bytes,
    });
    waitingBytes += bytes;
  };

  /** Writes a batch and the counts; false when there is nothing to write or writing fails. */
  const write = async (): Promise<boolean> => {
    const batch = waiting.slice(0, BATCH);
    if (batch.length === 0 && counts.size === 0) return false;
    const isLost = failures >= MOST_FAILURES;
    const dropped = counts;
    counts = new Map();
    const told: Counts = new Map(dropped);
    for (const { tenantId, receivedAt } of batch)
      add(told, { tenantId, day: utcDayOf(receivedAt), outcome: isLost ? 'lost' : 'stored', beacons: 1 });
    try {
      await store(isLost ? [] : batch, [...told.values()]);
    } catch (error) {
      failures += 1;
      for (const count of dropped.values()) add(counts, count);
      log.warn({ err: error, failures, waiting: waiting.length }, 'beacons not written');
      return false;
    }
    failures = 0;
    waiting.splice(0, batch.length);
    for (const { bytes } of batch) waitingBytes -= bytes;
    return true;
  };

  const writeAll = (restMs: number) => {
    writing = writing.then(async () => {
      while (await write()) if (restMs > 0) await sleep(restMs);
    });
    return writing;
  };
  const flush = () => writeAll(0);
  const timer = setInterval(() => void writeAll(REST_MS), WRITE_EVERY_MS);
  timer.unref();

  return {
    receive: async (request, scope, address) => {
      try {
        await take(request, scope, address);
      } catch (error) {
        const { tenantId } = scope;
        add(counts, { tenantId, day: utcDayOf(now()), outcome: outcomeOf(error), beacons: 1 });
      }
      return new Response(null, { status: 204 });
    },
    flush,
    close: () => {
      clearInterval(timer);
      return flush();
    },
  };
}

function add(counts: Counts, { beacons, ...count }: BeaconCount): void {
  const key = `${count.tenantId}\n${count.day}\n${count.outcome}`;
  counts.set(key, { ...count, beacons: beacons + (counts.get(key)?.beacons ?? 0) });
}

/** Reason for dropping a beacon. */
function outcomeOf(error: unknown): BeaconOutcome {
  const code = error instanceof AppError ? error.code : undefined;
  if (code === 'UNAVAILABLE') return 'overload';
  if (code === 'RATE_LIMITED') return 'limited';
  if (code === 'FORBIDDEN') return 'no-consent';
  return code === 'PAYLOAD_TOO_LARGE' ? 'too-large' : 'malformed';
}

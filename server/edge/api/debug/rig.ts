import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import * as z from 'zod';
import { textFor } from '#locales/text.ts';
import { failed, succeeded } from '#schemas/api/envelope.ts';
import { endpoints } from '#schemas/api/registry.ts';
import { openMemberSession } from '../../../domain/members/member-sessions.ts';
import { members } from '../../../domain/members/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { TenantScope } from '../../../platform/tenants/tenants.ts';
import type { Answer, ApiCaller } from '../answer.ts';
import { languageOf } from '../api.ts';
import { endpointAt } from '../endpoint-at.ts';
import type { Journal } from '../journal.ts';

const PREFIX = '/api/__debug/';

const faultSchema = z.string().transform((text, ctx) => {
  const fault = parseFault(text);
  if (!fault)
    ctx.addIssue('delay=MS, status=4xx or 5xx, code=CODE, success=false, html; several with commas');
  return fault ?? z.NEVER;
});
const memberSchema = z.object({ id: z.string(), nickname: z.string() });
const clockSchema = z.object({ offsetMs: z.int() });
const planSchema = z.object({
  endpoint: z.enum(endpoints.map(({ id }) => id)),
  fault: faultSchema,
  times: z.int().min(0).default(1),
  origin: z.enum(['browser', 'server']).default('browser'),
});

/**
 * Creates the test rig, only with TEST_HOOKS. Under `/api/__debug/`: `GET requests?since=` (milliseconds) returns the
 * journal of the API's calls, `POST clock {offsetMs}` moves the server's clock and purges every page, `POST faults
 * {endpoint, fault, times, origin}` injects faults into the endpoint's next calls, `POST members {id, nickname}`
 * signs in a member of the tenant, created if missing, and returns the token. A call's own header `x-mock` injects a
 * fault into that call.
 */
export function createTestRig(options: {
  clock: Clock;
  purgePages: () => Promise<void>;
  db: Db;
}): (answer: Answer, journal: Journal) => Answer {
  return (answer, journal) => {
    const plan = new FaultPlan();
    const control = controls(options, journal, plan);
    const spoilt: Answer = async (request, caller) => {
      const asked = request.headers.get('x-mock');
      const endpoint = endpointAt(request.method, new URL(request.url).pathname);
      const fault = asked === null ? plan.take(endpoint?.id, caller.origin) : parseFault(asked);
      if (asked !== null && !fault) return refused(`x-mock: ${asked}`);
      const spoiled = fault && (await suffer(fault, languageOf(caller.scope, request)));
      return spoiled ?? answer(request, caller);
    };
    const recorded = journal.recording(spoilt);
    return async (request, caller) =>
      new URL(request.url).pathname.startsWith(PREFIX)
        ? control.fetch(request, { scope: caller.scope })
        : recorded(request, caller);
  };
}

function controls(
  { clock, purgePages, db }: Parameters<typeof createTestRig>[0],
  journal: Journal,
  plan: FaultPlan,
) {
  return new Hono<{ Bindings: { scope: TenantScope } }>()
    .get(`${PREFIX}requests`, (c) => c.json(succeeded(journal.since(Number(c.req.query('since')) || 0))))
    .post(`${PREFIX}clock`, async (c) => {
      clock.set(clockSchema.parse(await c.req.json()).offsetMs);
      await purgePages();
      return c.json(succeeded({ currentTimeMillis: clock.now() }));
    })
    .post(`${PREFIX}members`, async (c) => {
      const { scope } = c.env;
      const member = memberSchema.parse(await c.req.json());
      await db
        .insert(members)
        .values({ tenantId: scope.tenantId, ...member })
        .onConflictDoNothing();
      return c.json(succeeded({ token: await openMemberSession(db, scope, member.id, clock.now()) }));
    })
    .post(`${PREFIX}faults`, async (c) => {
      plan.set(planSchema.parse(await c.req.json()));
      return c.json(succeeded(null));
    })
    .onError((error) => refused(error.message));
}

function refused(message: string): Response {
  return Response.json(failed('VALIDATION_FAILED', message), { status: 422 });
}

/** Fault to inject into a call. A delay alone ends with the real response. */
type Fault = Partial<Record<'delay' | 'status' | 'code' | 'success' | 'html', string>>;
type PlannedFault = { endpoint: string; fault: Fault; times: number; origin: ApiCaller['origin'] };

const PART =
  /^(?:delay=(?<delay>\d{1,5})|status=(?<status>[45]\d\d)|code=(?<code>[\w-]{1,40})|success=(?<success>false)|(?<html>html))$/;

/**
 * Parses `delay=500`, `status=503`, `code=401`, `success=false` or `html`, or several with commas; undefined for
 * anything else.
 */
function parseFault(text: string): Fault | undefined {
  const parts = text.split(',').map((part) => PART.exec(part.trim())?.groups);
  if (!parts.every((groups) => groups !== undefined)) return undefined;
  const named = parts.flatMap((groups) => Object.entries(groups));
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** Waits for the fault's delay, then gives the fault's response; undefined means the real response. */
async function suffer(fault: Fault, lang: Parameters<typeof textFor>[0]): Promise<Response | undefined> {
  const { delay = '0', status = '200', code, success, html } = fault;
  await sleep(Number(delay));
  if (html) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response('<!doctype html><title>Not JSON</title>', { status: Number(status), headers });
  }
  if (!fault.status && !code && !success) return undefined;
  const message = textFor(lang)('errors.INTERNAL');
  return Response.json(
    { success: false, code: code ?? fault.status ?? 'INTERNAL', message, data: null },
    { status: Number(status) },
  );
}

/** Planned faults for the next calls of endpoints. */
class FaultPlan {
  private planned: PlannedFault[] = [];

  /** Replaces the planned faults for the endpoint's calls of this origin. */
  set(plan: PlannedFault): void {
    this.planned = this.planned.filter(
      ({ endpoint, origin }) => endpoint !== plan.endpoint || origin !== plan.origin,
    );
    this.planned.push(plan);
  }

  /** Takes the fault for a call and counts it off. */
  take(endpoint: string | undefined, origin: ApiCaller['origin']): Fault | undefined {
    const plan = this.planned.find(
      (one) => one.endpoint === endpoint && one.origin === origin && one.times > 0,
    );
    if (!plan) return undefined;
    plan.times--;
    return plan.fault;
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { textFor } from '#locales/text.ts';
import type { Caller } from '../answer.ts';

/** Fault to inject into a call. A delay alone ends with the real response. */
export type Fault = Partial<Record<'delay' | 'status' | 'code' | 'success' | 'html', string>>;
export type PlannedFault = { endpoint: string; fault: Fault; times: number; origin: Caller['origin'] };

const PART =
  /^(?:delay=(?<delay>\d{1,5})|status=(?<status>[45]\d\d)|code=(?<code>[\w-]{1,40})|success=(?<success>false)|(?<html>html))$/;

/**
 * Parses `delay=500`, `status=503`, `code=401`, `success=false` or `html`, or several with commas; undefined for
 * anything else.
 */
export function parseFault(text: string): Fault | undefined {
  const parts = text.split(',').map((part) => PART.exec(part.trim())?.groups);
  if (!parts.every((groups) => groups !== undefined)) return undefined;
  const named = parts.flatMap((groups) => Object.entries(groups));
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** Waits for the fault's delay, then gives the fault's response; undefined means the real response. */
export async function suffer(
  fault: Fault,
  lang: Parameters<typeof textFor>[0],
): Promise<Response | undefined> {
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
export class FaultPlan {
  private planned: PlannedFault[] = [];

  /** Replaces the planned faults for the endpoint's calls of this origin. */
  set(plan: PlannedFault): void {
    this.planned = this.planned.filter(
      ({ endpoint, origin }) => endpoint !== plan.endpoint || origin !== plan.origin,
    );
    this.planned.push(plan);
  }

  /** Takes the fault for a call and counts it off. */
  take(endpoint: string | undefined, origin: Caller['origin']): Fault | undefined {
    const plan = this.planned.find(
      (one) => one.endpoint === endpoint && one.origin === origin && one.times > 0,
    );
    if (!plan) return undefined;
    plan.times--;
    return plan.fault;
  }
}

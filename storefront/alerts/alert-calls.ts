import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import {
  type AlertInput,
  addAlert,
  alertList,
  deleteAlert,
  pauseAlert,
  resumeAlert,
  updateAlert,
} from '#schemas/api/invented/deal-alerts.ts';
import type { Subscription } from '#schemas/entities/subscription.ts';

export type Named = { id: string; name: string };

/** Failures are shown by the screens themselves, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

/** Error codes whose reason only the server's message gives. */
const REASONS = new Set([
  'ALERT_EMPTY',
  'ALERT_EXISTS',
  'ALERT_LIMIT',
  'TAG_SUBSCRIBED',
  'KEYWORD_TOO_LONG',
  'TOO_MANY_CATEGORIES',
  'TOO_MANY_TAGS',
]);

export const readAlerts = () => browserApi().call(alertList, {}, QUIET);

export const addOne = (body: AlertInput) => browserApi().call(addAlert, { body }, QUIET);

export const changeOne = (id: string, body: AlertInput) =>
  browserApi().call(updateAlert, { params: { id }, body }, QUIET);

export async function pauseOne(id: string): Promise<void> {
  await browserApi().call(pauseAlert, { params: { id } }, QUIET);
}

export async function resumeOne(id: string): Promise<void> {
  await browserApi().call(resumeAlert, { params: { id } }, QUIET);
}

export async function removeOne(id: string): Promise<void> {
  await browserApi().call(deleteAlert, { params: { id } }, QUIET);
}

/** Alert in the shape of the API calls. */
export function inputOf({ keyword, brand, category = [], tag = [], maxPrice }: Subscription): AlertInput {
  const ids = (named: readonly Named[]) => named.map(({ id }) => id);
  return {
    keyword: keyword ?? '',
    brandId: brand?.id,
    categoryIds: ids(category),
    tagIds: ids(tag),
    maxPrice,
  };
}

/** Error text of a failed call: the server's message where it has the reason, else `action`. */
export function alertFailure(error: unknown, action: string): string {
  return error instanceof ApiError && REASONS.has(error.code) ? error.message : action;
}

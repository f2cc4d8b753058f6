import * as z from 'zod/mini';
import { entity, idSchema, maybe } from '../entities/wire.ts';
import { type ErrorCode, wireCode } from '../errors.ts';

/** Envelope of every response. `data` is checked against the endpoint's own schema, and only on success. */
export const envelopeSchema = entity('Envelope', {
  success: z.boolean(),
  code: maybe(idSchema),
  message: maybe(z.string()),
  data: z.optional(z.unknown()),
});

export type Envelope<T> =
  | { success: true; code: '200'; message: ''; data: T }
  | { success: false; code: string; message: string; data: object | null };

/** Envelope of a result. */
export function succeeded<T>(data: T): Envelope<T> {
  return { success: true, code: '200', message: '', data };
}

/** Envelope of a failure; `message` is shown to people unchanged, `data` is for the caller. */
export function failed(code: ErrorCode, message: string, data: object | null = null): Envelope<never> {
  return { success: false, code: wireCode(code), message, data };
}

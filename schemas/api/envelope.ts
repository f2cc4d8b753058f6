import * as z from 'zod/mini';
import { entity, idSchema, maybe } from '../entities/wire.ts';
// The table of errors isn't shoppers' script: only its type is imported.
import type { ErrorCode } from '../errors.ts';

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

/** Code in an envelope: the specification's code for UNAUTHORIZED is '401' (S2 §8). */
export function wireCode(code: ErrorCode): string {
  return code === 'UNAUTHORIZED' ? '401' : code;
}

/** Envelope of a failure; `message` is shown to people unchanged, `data` is for the caller. */
export function failed(code: ErrorCode, message: string, data: object | null = null): Envelope<never> {
  return { success: false, code: wireCode(code), message, data };
}

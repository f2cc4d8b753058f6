import * as z from 'zod/mini';

/** Of what page and app say to each other (docs/decisions/018). */
export const BRIDGE_VERSION = 1;

export type ContentSubject = { type: 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE'; code: string };

/** What the app is asked to do; S1 and S2 §6 name both. */
export type AppMessage =
  | { method: 'navigate.jumpToContentDetail'; params: { subject: ContentSubject; url: string } }
  | { method: 'navigate.jumpToSharePage'; params: ShareParams };

export type ShareParams = { subject?: ContentSubject | undefined; url: string; title: string };

/** What every app understands, also one from before the handshake. */
export const FIRST_CAPABILITIES = ['navigate.jumpToContentDetail', 'navigate.jumpToSharePage'] as const;

const inset = z.number().check(z.gte(0), z.lte(200));

/** The app's answer to `bridge.hello`, which it may give unasked and again. */
const readySchema = z.object({
  method: z.literal('bridge.ready'),
  params: z.object({
    version: z.number(),
    /** The methods that this app understands. */
    capabilities: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64)),
    /** What the device covers of the page, CSS pixels. */
    safeArea: z.optional(z.object({ top: inset, bottom: inset })),
  }),
});
export type AppReady = z.infer<typeof readySchema>['params'];

const MAX_LENGTH = 8_192;

/** Reads what the app has said; undefined for anything else. */
export function readReady(data: unknown): AppReady | undefined {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return undefined;
  try {
    return z.parse(readySchema, JSON.parse(data)).params;
  } catch {
    return undefined;
  }
}

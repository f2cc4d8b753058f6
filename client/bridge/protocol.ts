import * as z from 'zod/mini';
import type { ShareInfo } from '#schemas/entities/share-info.ts';

/** Version of the protocol between page and app (decision 018). */
export const BRIDGE_VERSION = 1;

export type ContentSubject = { type: 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE'; code: string };

/** Requests to the app; S1 and S2 §6 name both. */
export type AppMessage =
  | { method: 'navigate.jumpToContentDetail'; params: { subject: ContentSubject; url: string } }
  | { method: 'navigate.jumpToSharePage'; params: ShareParams };

/** Shared page, with its share's data (S2 §3): a guest's share has no id. */
export type ShareParams = Partial<ShareInfo> & {
  subject?: ContentSubject | undefined;
  url: string;
  title: string;
  /** Address of the page's picture. */
  picture?: string | undefined;
};

/** Methods that every app has, also one from before the handshake. */
export const FIRST_CAPABILITIES = ['navigate.jumpToContentDetail', 'navigate.jumpToSharePage'] as const;

const inset = z.number().check(z.gte(0), z.lte(200));

/** Response of the app to `bridge.hello`, which it may send unasked and again. */
const readySchema = z.object({
  method: z.literal('bridge.ready'),
  params: z.object({
    version: z.number(),
    /** Methods that this app has. */
    capabilities: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(64)),
    /** Heights of the page's edges covered by the device, in CSS px. */
    safeArea: z.optional(z.object({ top: inset, bottom: inset })),
  }),
});
export type AppReady = z.infer<typeof readySchema>['params'];

const MAX_LENGTH = 8_192;

/** Parses a `ready` message of the app; undefined for anything else. */
export function readReady(data: unknown): AppReady | undefined {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return undefined;
  try {
    return z.parse(readySchema, JSON.parse(data)).params;
  } catch {
    return undefined;
  }
}

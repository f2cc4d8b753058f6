import * as z from 'zod/mini';
import { ANALYTICS } from '../constants.ts';
import { entity, maybe } from './wire.ts';

const resolutionSchema = z.object({ width: z.number(), height: z.number() });

/** One record of the analytics stream (S2 §3); the fields from `text` on are a click's. */
export const analyticsEventSchema = entity('AnalyticsEvent', {
  version: z.literal(ANALYTICS.version),
  eventName: z.string(),
  eventId: z.string(),
  timestamp: z.number(),
  sessionId: z.string(),
  userId: maybe(z.string()),
  visitorId: z.string(),
  userAgent: z.string(),
  platform: z.literal('Web'),
  language: z.string(),
  zbLanguage: maybe(z.string()),
  screenResolution: resolutionSchema,
  windowResolution: resolutionSchema,
  pageHref: z.string(),
  page: z.object({ name: z.string() }),
  network: z.string(),
  deviceId: z.string(),
  params: maybe(z.record(z.string(), z.unknown())),
  text: maybe(z.string().check(z.maxLength(ANALYTICS.clickTextLength))),
  x: maybe(z.number()),
  y: maybe(z.number()),
  element: maybe(z.object({ tag: z.string(), id: maybe(z.string()), classList: maybe(z.array(z.string())) })),
});
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

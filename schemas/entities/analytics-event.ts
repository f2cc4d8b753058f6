import * as z from 'zod/mini';
import { ANALYTICS, LANGUAGES } from '../constants.ts';
import { PRODUCT_EVENTS, VISIT_EVENTS } from '../enums/analytics.ts';
import { maybe } from './wire.ts';

/** Text that PostgreSQL can store: without NUL or half a character. */
const storable = z.overwrite((text: string) => text.replaceAll('\0', '').toWellFormed());
const text = (length: number) => z.string().check(z.maxLength(length), storable);
const idSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));
const pixels = z.number().check(z.minimum(-100_000), z.maximum(100_000));
const resolutionSchema = z.strictObject({ width: pixels, height: pixels });
const extraSchema = z.union([text(500), z.number(), z.boolean()]);

/**
 * Record of the analytics stream (S2 §3), with limits: any visitor can send one. The fields from `text` on are a
 * click's.
 */
export const analyticsEventSchema = z
  .strictObject({
    version: z.literal(ANALYTICS.version),
    eventName: z.enum([...VISIT_EVENTS, ...PRODUCT_EVENTS]),
    eventId: idSchema,
    timestamp: z.int().check(z.minimum(0)),
    sessionId: idSchema,
    /** Id of the member; null for a guest. */
    userId: z.nullish(text(64)),
    visitorId: idSchema,
    userAgent: text(512),
    platform: z.literal('Web'),
    language: text(35),
    zbLanguage: z.enum(LANGUAGES),
    screenResolution: resolutionSchema,
    windowResolution: resolutionSchema,
    pageHref: text(2_048),
    page: z.strictObject({ name: text(1_024) }),
    network: text(32),
    deviceId: idSchema,
    params: z
      .record(z.string().check(z.regex(/^\w{1,40}$/)), extraSchema)
      .check(z.refine((params) => Object.keys(params).length <= 20, 'At most 20')),
    text: maybe(text(ANALYTICS.clickTextLength)),
    x: maybe(pixels),
    y: maybe(pixels),
    element: maybe(
      z.strictObject({
        tag: text(16),
        id: maybe(text(100)),
        classList: maybe(z.array(text(100)).check(z.maxLength(20))),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AnalyticsEvent' });
export type AnalyticsEvent = z.infer<typeof analyticsEventSchema>;

import * as z from 'zod/mini';
import { entity, maybe } from './wire.ts';

/** What a device fingerprint is made from. */
export const deviceInfoSchema = entity('DeviceInfo', {
  os: z.string(),
  osVersion: maybe(z.string()),
  device: maybe(z.string()),
  brand: maybe(z.string()),
  model: maybe(z.string()),
  browser: z.string(),
  browserVersion: maybe(z.string()),
  engine: maybe(z.string()),
  engineVersion: maybe(z.string()),
  screenWidth: z.number(),
  screenHeight: z.number(),
  pixelRatio: z.number(),
  colorDepth: z.number(),
  touchPoints: z.number(),
  language: z.string(),
  /** Minutes behind UTC, as `Date` counts them. */
  timezoneOffset: z.number(),
  canvasFingerprint: maybe(z.string()),
  webGLFingerprint: maybe(z.string()),
  fonts: z.array(z.string()),
});
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;

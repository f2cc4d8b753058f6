import * as z from 'zod/mini';
import { entity, maybe } from './wire.ts';

/** Device data from which a fingerprint is made. */
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
  /** Offset in minutes behind UTC, as in `Date`. */
  timezoneOffset: z.number(),
  canvasFingerprint: maybe(z.string()),
  webGLFingerprint: maybe(z.string()),
  fonts: z.array(z.string()),
});
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;

import type * as z from 'zod/mini';
import { entity, instantSchema } from './wire.ts';

/** The server's clock, in milliseconds since 1970. */
export const serverInfoSchema = entity('ServerInfo', { currentTimeMillis: instantSchema });

/** The server's clock with the local time at which it arrived: their distance is how wrong the local clock is. */
export type ClockInfo = z.infer<typeof serverInfoSchema> & { receivedMillis: number };

import type * as z from 'zod/mini';
import { entity, instantSchema } from './wire.ts';

/** Server's clock, in ms since 1970. */
export const serverInfoSchema = entity('ServerInfo', { currentTimeMillis: instantSchema });

/** Server's clock with the local time of its arrival: the difference is the error of the local clock. */
export type ClockInfo = z.infer<typeof serverInfoSchema> & { receivedMillis: number };

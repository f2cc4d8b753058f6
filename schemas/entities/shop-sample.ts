import * as z from 'zod/mini';
import { LANGUAGES } from '../constants.ts';
import { entity, maybe } from './wire.ts';

const texts = z.partialRecord(z.enum(LANGUAGES), z.string());

/** Things of the tenant that fill a new module, so that it shows something at once. */
export const shopSampleSchema = entity('ShopSample', {
  /** Public topics and then articles, each with its picture, its page and a sentence about it. */
  things: z.array(
    z.object({
      title: texts,
      about: texts,
      picture: z.object({ url: z.string(), width: maybe(z.int()), height: maybe(z.int()) }),
      /** Path of its page. */
      link: z.string(),
    }),
  ),
  /** Id of an activity that runs now. */
  activity: maybe(z.string()),
});
export type ShopSample = z.infer<typeof shopSampleSchema>;

import * as z from 'zod/mini';
import { pictureSchema } from './picture.ts';
import { entity, maybe } from './wire.ts';

/** Slide of the banner carousel; a paid one has the Ad tag. */
export const bannerSchema = entity('Banner', {
  media: pictureSchema,
  link: maybe(z.string()),
  advertised: maybe(z.boolean()),
});
export type Banner = z.infer<typeof bannerSchema>;

import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { pictureValue } from '#schemas/fields/picture.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { localized } from '#schemas/page/localized.ts';

export const MAX_SLIDES = 20;

const slideSchema = z.object({
  picture: localized(pictureValue),
  link: jumpValue.optional(),
  /** True for a paid slide, which has the Ad tag. */
  advertised: z.boolean().default(false),
  /** Accessible name of the slide. */
  title: localizedTextValue().default({}),
});

export const bannerSchema = z.object({ slides: z.array(slideSchema).max(MAX_SLIDES).default([]) });

export type BannerProps = z.infer<typeof bannerSchema>;

export const bannerDefaults: BannerProps = { slides: [] };

import { z } from 'zod';
import { pictureValue } from '#schemas/fields/picture.ts';
import { localized } from '#schemas/page/localized.ts';

export const dailySpecialSchema = z.object({
  /** The title as a picture, with its words in Thai and in English. */
  titleImage: localized(pictureValue).default({}),
});

export type DailySpecialProps = z.infer<typeof dailySpecialSchema>;

export const dailySpecialDefaults: DailySpecialProps = { titleImage: {} };

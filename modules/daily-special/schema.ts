import { z } from 'zod';
import { pictureValue } from '#schemas/fields/picture.ts';
import { localized } from '#schemas/page/localized.ts';

export const dailySpecialSchema = z.object({
  /** Title as a picture, with its text in Thai and in English. */
  titleImage: localized(pictureValue).default({}),
});

export type DailySpecialProps = z.infer<typeof dailySpecialSchema>;

export const dailySpecialDefaults: DailySpecialProps = { titleImage: {} };

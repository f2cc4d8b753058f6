import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { pictureValue } from '#schemas/fields/picture.ts';

export const pictureSchema = z.object({
  picture: pictureValue.optional(),
  link: jumpValue.optional(),
});

export type PictureProps = z.infer<typeof pictureSchema>;

export const pictureDefaults: PictureProps = {};

import * as z from 'zod';
import { mediaUrlSchema } from '../content/link-schema.ts';
import { localizedTextValue } from './text.ts';
import type { FieldBase } from './types.ts';

/**
 * Picture field. `aspectRatio` is the width:height that the picker offers for cropping; `localized` means one picture
 * per language. A picture needs an alternative text unless it is `decorative` or the field `namedBy` beside it names
 * it.
 */
export type PictureField = FieldBase<'PICTURE'> & {
  aspectRatio?: number;
  localized?: boolean;
  decorative?: boolean;
  namedBy?: string;
};

const pixels = z.int().min(1).max(20_000);
const share = z.number().min(0).max(1);

/** Image; sizes in pixels, the focal point in shares of width and height. */
export const pictureValue = z.strictObject({
  url: mediaUrlSchema,
  width: pixels.optional(),
  height: pixels.optional(),
  alt: localizedTextValue(),
  focalPoint: z.strictObject({ x: share, y: share }).optional(),
});

export type Picture = z.infer<typeof pictureValue>;

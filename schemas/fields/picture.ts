import * as z from 'zod';
import { mediaUrlSchema } from '../page/link-schema.ts';
import { localizedTextValue } from './text.ts';
import type { FieldBase } from './types.ts';

/**
 * Picture field. `aspectRatio` is the width:height that the picker offers for cropping; `localized` means one picture
 * per language, `artDirection` a second source for wide windows. A picture needs an alternative text unless it is `decorative` or the field `namedBy` beside it names
 * it.
 */
export type PictureField = FieldBase<'PICTURE'> & {
  aspectRatio?: number;
  localized?: boolean;
  artDirection?: boolean;
  decorative?: boolean;
  namedBy?: string;
};

const pixels = z.int().min(1).max(20_000);
const share = z.number().min(0).max(1);

const source = {
  url: mediaUrlSchema,
  width: pixels.optional(),
  height: pixels.optional(),
  focalPoint: z.strictObject({ x: share, y: share }).optional(),
};

/**
 * Image; sizes in pixels, the focal point in shares of width and height. `wide` takes its place in windows wider than a
 * phone's.
 */
export const pictureValue = z.strictObject({
  ...source,
  alt: localizedTextValue(),
  wide: z.strictObject(source).optional(),
});

export type Picture = z.infer<typeof pictureValue>;

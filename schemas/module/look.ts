import * as z from 'zod';

/** Backgrounds of a module: a tint or a frame in the theme's colours. */
const BACKGROUNDS = ['soft', 'framed'] as const;
/** Space above and below a module, beside the usual one. */
const SPACINGS = ['none', 'narrow', 'wide'] as const;

/** How a module sets itself off from those around it; as usual where left out. */
export const look = {
  background: z.enum(BACKGROUNDS).optional(),
  spacing: z.enum(SPACINGS).optional(),
};
export type Look = {
  background?: (typeof BACKGROUNDS)[number] | undefined;
  spacing?: (typeof SPACINGS)[number] | undefined;
};

/** Fields of `look`. */
export const LOOK_FIELDS = [
  {
    name: 'background',
    type: 'SELECT',
    tab: 'style',
    label: 'field.background',
    options: BACKGROUNDS.map((value) => ({ value, label: `option.background.${value}` as const })),
  },
  {
    name: 'spacing',
    type: 'SELECT',
    tab: 'style',
    label: 'field.spacing',
    options: SPACINGS.map((value) => ({ value, label: `option.spacing.${value}` as const })),
  },
] as const;

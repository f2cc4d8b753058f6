import * as z from 'zod';

/** Backgrounds of a module: grounds in the theme's colours, or a frame. */
const BACKGROUNDS = ['surface', 'soft', 'primary', 'framed'] as const;
/** Space above and below a module, beside the usual one. */
const SPACINGS = ['none', 'narrow', 'wide'] as const;

/** How a module sets itself off from those around it; as usual where left out. Every module has it. */
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
    unset: 'option.background.unset',
    options: BACKGROUNDS.map((value) => ({ value, label: `option.background.${value}` as const })),
  },
  {
    name: 'spacing',
    type: 'SELECT',
    tab: 'style',
    label: 'field.spacing',
    unset: 'option.spacing.unset',
    options: SPACINGS.map((value) => ({ value, label: `option.spacing.${value}` as const })),
  },
] as const;

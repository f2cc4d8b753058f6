import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { slotNameSchema } from '#schemas/page/document.ts';

export const TAB_LIMITS = { tabs: 10, labelLength: 40 } as const;

const tabSchema = z.object({
  /** The slot with the tab's modules. */
  slot: slotNameSchema,
  label: localizedTextValue(TAB_LIMITS.labelLength).default({}),
  /** Link to a page, instead of modules. */
  link: jumpValue.optional(),
});

export const navigationTabsSchema = z.object({
  tabs: z
    .array(tabSchema)
    .max(TAB_LIMITS.tabs)
    .refine((tabs) => new Set(tabs.map(({ slot }) => slot)).size === tabs.length)
    .default([]),
});

export type NavigationTabsProps = z.infer<typeof navigationTabsSchema>;

export const navigationTabsDefaults: NavigationTabsProps = { tabs: [] };

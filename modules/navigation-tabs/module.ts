import { z } from 'zod';
import { jumpValue } from '#schemas/fields/jump.ts';
import { localizedTextValue } from '#schemas/fields/text.ts';
import { defineModule } from '#schemas/module/define.ts';
import { slotNameSchema } from '#schemas/page/document.ts';

const TAB_LIMITS = { tabs: 10, labelLength: 40 } as const;

const tabSchema = z.object({
  /** The slot with the tab's modules. */
  slot: slotNameSchema,
  label: localizedTextValue(TAB_LIMITS.labelLength).default({}),
  /** Link to a page, instead of modules. */
  link: jumpValue.optional(),
});

const schema = z.object({
  /** All parts below each other, with a bar that marks the one being read; if left out, one at a time. */
  show: z.literal('sections').optional(),
  tabs: z
    .array(tabSchema)
    .max(TAB_LIMITS.tabs)
    .refine((tabs) => new Set(tabs.map(({ slot }) => slot)).size === tabs.length)
    .default([]),
});

export type NavigationTabsProps = z.infer<typeof schema>;

export const navigationTabs = defineModule({
  type: 'navigation-tabs',
  version: 1,
  name: { th: 'แท็บ', en: 'Tabs', id: 'Tab bagian' },
  about: {
    th: 'แบ่งหน้าเป็นหลายส่วนตามแท็บ',
    en: 'Several sections, one behind each tab',
    id: 'Beberapa bagian, satu per tab',
  },
  category: 'layout',
  icon: 'layers',
  sketch: [
    [2, 4, 12, 4],
    [17, 4, 12, 4],
    [32, 4, 12, 4],
    [2, 12, 44, 16],
  ],
  schema,
  defaults: {
    tabs: [
      { slot: 'first', label: { th: 'แท็บแรก', en: 'First tab', id: 'Tab pertama' } },
      { slot: 'second', label: { th: 'แท็บที่สอง', en: 'Second tab', id: 'Tab kedua' } },
    ],
  },
  fields: [
    {
      name: 'tabs',
      type: 'LIST',
      label: 'field.tabs',
      max: TAB_LIMITS.tabs,
      slotField: 'slot',
      item: [
        {
          name: 'label',
          type: 'TEXT',
          label: 'field.label',
          required: true,
          localized: true,
          maxLength: TAB_LIMITS.labelLength,
          short: true,
        },
        { name: 'slot', type: 'TEXT', label: 'field.slot', required: true, maxLength: 64 },
        { name: 'link', type: 'JUMP', label: 'field.link' },
      ],
    },
    {
      name: 'show',
      type: 'SELECT',
      tab: 'style',
      label: 'field.tabsShow',
      unset: 'option.tabsShow.tabs',
      options: [{ value: 'sections', label: 'option.tabsShow.sections' }],
    },
  ],
});

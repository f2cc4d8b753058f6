import * as z from 'zod';
import type { Field } from '../fields/registry.ts';
import type { Label } from '../fields/types.ts';

/** Layouts of a module's cards: a row that scrolls, rows of equal cards, or columns of cards of different heights. */
const LAYOUTS = ['strip', 'grid', 'waterfall'] as const;
type Layout = (typeof LAYOUTS)[number];

/** Numbers of columns to choose from, by the window's width. */
const COLUMNS = {
  phoneColumns: [1, 2, 3, 4],
  tabletColumns: [2, 3, 4, 5, 6],
  desktopColumns: [2, 3, 4, 5, 6, 7, 8],
} as const;

const columns = {
  phoneColumns: z.literal(COLUMNS.phoneColumns).optional(),
  tabletColumns: z.literal(COLUMNS.tabletColumns).optional(),
  desktopColumns: z.literal(COLUMNS.desktopColumns).optional(),
};

/** Maximum numbers of columns; narrow places have fewer. */
export type Columns = { [Name in keyof typeof COLUMNS]?: number | undefined };

/** Props of a module's layout: the layouts that it can have beside its usual one, and the columns. */
export const arrangement = <const Other extends Layout>(others: readonly Other[]) => ({
  layout: z.enum(others).optional(),
  ...columns,
});

type Usual = Layout | 'lead' | 'lines' | 'ranking' | 'tiles';

/** Fields of `arrangement`; columns are chosen for layouts that have them. */
export function arrangementFields(usual: Usual, others: readonly Layout[]): Field[] {
  const columned: unknown[] = others.filter((one) => one !== 'strip');
  if (usual === 'grid' || usual === 'waterfall') columned.push(undefined);
  return [
    {
      name: 'layout',
      type: 'SELECT',
      tab: 'style',
      label: 'field.layout',
      unset: `option.layout.${usual}`,
      options: others.map((value) => ({ value, label: `option.layout.${value}` as const })),
    },
    ...(['phoneColumns', 'tabletColumns', 'desktopColumns'] as const).map(
      (name): Field => ({
        name,
        type: 'SELECT',
        tab: 'style',
        label: `field.${name}` satisfies Label,
        unset: 'option.columns.unset',
        when: { field: 'layout', in: columned },
        options: COLUMNS[name].map((value) => ({ value, label: { plain: String(value) } })),
      }),
    ),
  ];
}

/** Layouts that operators of a module choose from beside the usual one. */
export function layoutsOf(fields: readonly Field[]): string[] {
  const field = fields.find(({ name }) => name === 'layout');
  return field?.type === 'SELECT' ? field.options.map(({ value }) => String(value)) : [];
}

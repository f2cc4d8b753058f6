import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { manifest } from '#modules/all.ts';
import { registry } from '#modules/all-code.ts';
import { fixtures } from '#modules/all-fixtures.ts';
import type { ViewProps } from '#runtime/module.ts';
import { layoutsOf } from '#schemas/module/arrangement.ts';
import { showFixture } from '#tests/module-kit.tsx';

const cases = Object.values(manifest).flatMap(({ type, fields }) =>
  layoutsOf(fields).map((layout) => [type, layout] as const),
);
const COLUMNS = { phoneColumns: 3, tabletColumns: 4, desktopColumns: 6 };
const LISTS = { strip: 'card-strip', grid: 'card-grid', waterfall: 'card-waterfall' };

/** Links of a module's cards in this layout. */
async function shown(type: string, more: object) {
  const View = (await registry[type]?.view()) as (input: ViewProps<unknown, unknown>) => ReactNode;
  const { props, data, slots } = fixtures[type]?.default ?? { props: {}, data: undefined };
  const given = { ...(props as object), ...more };
  expect(manifest[type]?.schema.safeParse(given).success).toBe(true);
  const body = await showFixture(View, { props: given, data, ...(slots && { slots }) });
  const links = [...body.querySelectorAll('li a[href]:not([data-testid=strip-end])')].map((link) =>
    link.getAttribute('href'),
  );
  return { body, links: [...new Set(links)] };
}

test('fifteen layouts or more can be chosen', () => {
  expect(cases.length).toBeGreaterThan(14);
});

describe.each(cases)('%s as %s', (type, layout) => {
  test('shows what it usually shows', async () => {
    const [usual, chosen] = await Promise.all([shown(type, {}), shown(type, { layout })]);
    // A ranking shows titles alone, cards tags too.
    for (const link of usual.links.filter((one) => !one?.startsWith('?')))
      expect(chosen.links).toContain(link);
  });

  test('takes the columns of its operator, unless it is a strip', async () => {
    const { body } = await shown(type, { layout, ...COLUMNS });
    const style = body.querySelector<HTMLElement>('[style*="--phone"]')?.style;
    expect(style?.getPropertyValue('--desktop')).toBe(layout === 'strip' ? undefined : '6');
    if (type !== 'newest-articles')
      expect(body.querySelector(`[data-testid=${LISTS[layout as keyof typeof LISTS]}]`)).not.toBeNull();
  });
});

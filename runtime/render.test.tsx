import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createText } from '#locales/translate.ts';
import { PLATFORM_LOOKS, platformSymbol } from '#schemas/platforms.ts';
import { iconPaths } from '#ui/icon-paths.ts';
import { InlineIcons, InlineJson, InlineScript } from './inline-json.tsx';
import type { ViewProps } from './module.ts';
import { ModuleSection } from './module-section.tsx';
import { PageView } from './page-view.tsx';
import { Modules } from './render.tsx';
import type { ResolvedModule } from './resolve.ts';
import type { View } from './resolve-module.ts';
import { MoreTexts, useView, ViewProvider, ViewScope } from './view-context.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ctx = {
  lang: 'en',
  t: createText({ 'errors.module': 'Something broke', 'action.retry': 'Again' }, 'en'),
} as ViewProps<unknown, unknown>['ctx'];

type Shown = ViewProps<{ text: string }, string>;
/** View that shows all its props. */
const shows = (({ id, props, data, ctx: given, slots }: Shown) => (
  <section data-id={id}>
    {props.text} {data} {given.lang} {slots.inner}
  </section>
)) as unknown as View;
const throws = (() => {
  throw new Error('broken view');
}) as View;

const module = (id: string, over: Partial<ResolvedModule> = {}): ResolvedModule => ({
  id,
  type: 'text',
  view: shows,
  props: { text: `text ${id}` },
  data: `data ${id}`,
  listed: [],
  slots: {},
  ...over,
});
const idsOf = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-id], [data-fallback]')].map(
    ({ dataset }) => dataset.id ?? `failed ${dataset.fallback}`,
  );

describe('modules', () => {
  test('each view gets its id, props, data, context and the modules of its slots', () => {
    const { container } = render(
      <Modules ctx={ctx} modules={[module('a', { slots: { inner: [module('b')] } }), module('c')]} />,
    );
    expect(idsOf(container)).toEqual(['a', 'b', 'c']);
    expect(container.querySelector('[data-id=a]')?.textContent).toBe('text a data a en text b data b en ');
  });

  test('one whose operator chose a look has a box of its own, the others have none', () => {
    const looks = [{ background: 'soft', spacing: 'wide' }, { background: 'soft' }, { spacing: 'wide' }, {}];
    const modules = looks.map((props, at) => module(`${at}`, { props }));
    const { container } = render(<Modules ctx={ctx} modules={modules} isolate />);
    const parents = [...container.querySelectorAll('[data-id]')].map(({ parentElement }) => parentElement);
    expect(parents.map((parent) => ({ ...parent?.dataset }))).toEqual(looks);
    expect(parents.map((parent) => parent === container)).toEqual([false, false, false, true]);
  });

  test('one without a view, or known to break the page, shows its fallback; nested ones too', () => {
    const modules = [
      module('a', { view: undefined }),
      module('b', { slots: { inner: [module('c')] } }),
      module('d'),
    ];
    const { container } = render(<Modules ctx={ctx} modules={modules} failed={new Set(['c', 'd'])} />);
    expect(idsOf(container)).toEqual(['failed a', 'b', 'failed c', 'failed d']);
    const [fallback] = screen.getAllByTestId('module-failed');
    expect(fallback?.firstElementChild?.textContent).toBe('Something broke');
    expect(fallback?.querySelector('a')?.textContent).toBe('Again');
    expect(fallback?.querySelector('a')?.getAttribute('href')).toBe('?');
  });

  test('one that throws in the browser is replaced by its fallback, and the others stay', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { container } = render(
      <ViewScope value={ctx}>
        <Modules ctx={ctx} modules={[module('a'), module('b', { view: throws }), module('c')]} />
      </ViewScope>,
    );
    expect(idsOf(container)).toEqual(['a', 'failed b', 'c']);
    expect(container.textContent).toContain('Something broke');
  });

  test('one that throws on the server breaks the page, or with isolation only itself', async () => {
    const broken = [module('a'), module('b', { view: throws })];
    expect(() => renderToString(<Modules ctx={ctx} modules={broken} />)).toThrow('broken view');
    const errors = vi.fn();
    await new Promise<void>((ready) => {
      renderToPipeableStream(<Modules ctx={ctx} modules={broken} isolate />, {
        onError: errors,
        onAllReady: ready,
      });
    });
    expect(errors).toHaveBeenCalledTimes(1);
    const html = renderToString(<Modules ctx={ctx} modules={broken} isolate />);
    expect(html).toContain('data-id="a"');
    expect(html).toContain('data-fallback="b"');
    const { container } = render(<Modules ctx={ctx} modules={[module('c')]} isolate />);
    expect(idsOf(container)).toEqual(['c']);
  });
});

describe('a page', () => {
  const page = (slots: Record<string, ResolvedModule[]>) => ({
    slots,
    tags: new Set<string>(),
    maxAge: 1,
    failures: [],
  });
  const show = (slots: Record<string, ResolvedModule[]>, failed?: ReadonlySet<string>) =>
    render(
      <PageView page={page(slots)} pageType="COMMON_PAGE" title="Sale" ctx={ctx} {...(failed && { failed })}>
        <nav />
      </PageView>,
    ).container;

  test('has one heading, its type, the content above, its modules, and beside them those of `aside`', () => {
    const container = show({ main: [module('a'), module('b')], aside: [module('c')] });
    expect(screen.getByTestId('page').dataset.pageType).toBe('COMMON_PAGE');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sale');
    expect(idsOf(container)).toEqual(['a', 'b', 'c']);
    expect(idsOf(container.querySelector('aside') as HTMLElement)).toEqual(['c']);
    expect(container.querySelector('h1 + nav')).not.toBeNull();
  });

  test('with a visible heading has no other', () => {
    render(<PageView page={page({})} pageType="COMMON_PAGE" title={undefined} ctx={ctx} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('has no column beside its modules without an `aside`', () => {
    for (const slots of [{ main: [module('a')], aside: [] }, { main: [module('a')] }]) {
      const container = show(slots as Record<string, ResolvedModule[]>);
      expect(container.querySelector('aside')).toBeNull();
      expect(idsOf(container)).toEqual(['a']);
      cleanup();
    }
    expect(show({}).querySelector('h1 ~ div')).toBeNull();
  });

  test('replaces its known broken modules in both slots', () => {
    const container = show({ main: [module('a')], aside: [module('b')] }, new Set(['a', 'b']));
    expect(idsOf(container)).toEqual(['failed a', 'failed b']);
  });
});

test('a module’s section can be found by its type and node, and is named by its heading', () => {
  const { container } = render(
    <ModuleSection id="n1" type="deals" labelledBy="h" style={{ color: 'red' }}>
      inside
    </ModuleSection>,
  );
  const section = container.firstElementChild as HTMLElement;
  expect([section.dataset.testid, section.dataset.node]).toEqual(['module-deals', 'n1']);
  expect([section.getAttribute('aria-labelledby'), section.style.color, section.textContent]).toEqual([
    'h',
    'red',
    'inside',
  ]);
});

test('structured data can’t end its script, code is inserted unchanged', () => {
  const json = renderToString(<InlineJson value={{ name: '</script><b>' }} />);
  expect(json).toMatch(/^<script type="application\/ld\+json">/);
  expect(json.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(json.replace(/<[^>]*script[^>]*>/g, ''))).toEqual({ name: '</script><b>' });
  expect(renderToString(<InlineScript code="a && b" />)).toBe('<script>a && b</script>');
});

/** Island that shows a text of its page. */
function Says({ name }: { name: string }): ReactNode {
  const view = useView();
  return <p>{`${view.lang} ${view.t(name as never, { count: 2 })}`}</p>;
}

describe('islands', () => {
  const value = { lang: 'en' } as Parameters<typeof ViewProvider>[0]['value'];
  const says = (node: ReactNode) => render(node).container.textContent;

  test('have the page’s context and its texts', () => {
    const island = (lang: string, messages: Record<string, string>) => (
      <ViewProvider value={{ ...value, lang } as typeof value} messages={messages}>
        <Says name="a" />
      </ViewProvider>
    );
    const { container, rerender } = render(island('en', { a: 'Hello' }));
    expect(container.textContent).toBe('en Hello');
    rerender(island('id', { a: 'Halo' }));
    expect(container.textContent).toBe('id Halo');
  });

  test('have added texts, counted ones too, beside those of the page', () => {
    const more = { b: 'More', c_one: '{{count}} thing', c_other: '{{count}} things' };
    const island = (name: string) => (
      <ViewProvider value={value} messages={{ a: 'Page', b: 'hidden' }}>
        <MoreTexts messages={more}>
          <Says name={name} />
        </MoreTexts>
      </ViewProvider>
    );
    expect(says(island('a'))).toBe('en Page');
    expect(says(island('b'))).toBe('en More');
    expect(says(island('c'))).toBe('en 2 things');
  });

  test('update when the added texts change', () => {
    const island = (b: string) => (
      <ViewProvider value={value} messages={{}}>
        <MoreTexts messages={{ b }}>
          <Says name="b" />
        </MoreTexts>
      </ViewProvider>
    );
    const { container, rerender } = render(island('first'));
    rerender(island('second'));
    expect(container.textContent).toBe('en second');
  });

  test('throw without a page', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(() => render(<Says name="a" />)).toThrow('useView needs a ViewProvider above');
  });
});

test('every icon of the shop and every platform has its drawing in the page', () => {
  const html = renderToString(<InlineIcons />);
  for (const look of Object.values(PLATFORM_LOOKS))
    expect(html).toContain(`<symbol id="${platformSymbol(look)}" `);
  for (const name of Object.keys(iconPaths)) expect(html).toContain(`<symbol id="i-${name}" `);
});

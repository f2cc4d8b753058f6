import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { defineModule, findModule, type ModuleDefinition } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import { migrateNode } from './migrate-node.ts';
import { validateModules } from './validate-modules.ts';

const declared = {
  type: 'banner',
  version: 3,
  ...moduleLook,
  schema: z.object({ heading: z.string().min(1), size: z.number() }),
  defaults: { heading: 'Hello', size: 1 },
  fields: [{ name: 'heading', type: 'TEXT', label: 'field.title' }],
  migrations: {
    1: ({ title, ...rest }: Record<string, unknown>) => ({ ...rest, heading: title }),
    2: (props: Record<string, unknown>) => ({ ...props, size: String(props.heading).length }),
  },
} satisfies ModuleDefinition;
const banner = defineModule(declared);

function bannerNode(v: number, props: Record<string, unknown>): ModuleNode {
  return { ...node('a'), v, props };
}

function define(change: Partial<Pick<ModuleDefinition, 'version' | 'migrations'>>) {
  return () => defineModule({ ...declared, ...change });
}

describe('defineModule', () => {
  test('refuses a gap in the migrations, and one for a version yet to come', () => {
    expect(define({ migrations: { 2: (props) => props } })).toThrow(
      'banner@3 needs migrations from exactly [1,2]',
    );
    expect(define({ version: 2 })).toThrow('banner@2 needs migrations from exactly [1]');
  });
});

test('the type check refuses what an author of a module gets wrong', () => {
  const { name, about, icon, ...unnamed } = declared;
  const named = { ...unnamed, name, about, icon };
  const field = { name: 'heading', type: 'TEXT' } as const;
  const select = { name: 'count', type: 'SELECT', label: 'field.count' } as const;
  const accepted = [
    defineModule(named),
    defineModule({ ...named, fields: [{ ...field, label: 'field.title' }] }),
    // @ts-expect-error a mistyped category
    defineModule({ ...named, category: 'promotions' }),
    // @ts-expect-error a missing name and description
    defineModule({ ...unnamed, icon }),
    // @ts-expect-error a name that lacks Indonesian
    defineModule({ ...named, name: { th: 'แบนเนอร์', en: 'Banner' } }),
    // @ts-expect-error a missing icon
    defineModule({ ...unnamed, name, about }),
    // @ts-expect-error a drawing that doesn't exist
    defineModule({ ...named, icon: 'bolt' }),
    // @ts-expect-error a label that is no text key
    defineModule({ ...named, fields: [{ ...field, label: 'field.titel' }] }),
    // @ts-expect-error a missing label
    defineModule({ ...named, fields: [field] }),
    // @ts-expect-error a help text that is no text key
    defineModule({ ...named, fields: [{ ...field, label: 'field.title', help: 'field.title.hlep' }] }),
    // @ts-expect-error an option's label that is no text key
    defineModule({ ...named, fields: [{ ...select, options: [{ value: 1, label: 'one' }] }] }),
    // @ts-expect-error defaults that lack a property of the schema
    defineModule({ ...named, defaults: { heading: '' } }),
  ];
  // The errors are the type check's; nothing is refused when it runs.
  expect(accepted).toHaveLength(12);
});

describe('migrateNode', () => {
  test('applies every migration in turn and leaves the node alone', () => {
    const old = Object.freeze(bannerNode(1, Object.freeze({ title: 'Sale' })));
    expect(migrateNode(old, banner)).toEqual({ status: 'ok', props: { heading: 'Sale', size: 4 } });
    expect(old).toEqual(bannerNode(1, { title: 'Sale' }));
  });

  test('starts at the version that the node was written for', () => {
    expect(migrateNode(bannerNode(2, { heading: 'Sale' }), banner)).toMatchObject({ props: { size: 4 } });
    expect(migrateNode(bannerNode(3, { heading: 'Sale', size: 9 }), banner)).toMatchObject({
      props: { size: 9 },
    });
  });

  test('gives only the props that the schema names', () => {
    const node = bannerNode(3, { heading: 'x', size: 1, dangerouslySetInnerHTML: { __html: 'x' } });
    expect(migrateNode(node, banner)).toEqual({ status: 'ok', props: { heading: 'x', size: 1 } });
  });

  test('a newer version is newer with any props', () => {
    expect(migrateNode(bannerNode(4, {}), banner)).toEqual({ status: 'newer' });
  });

  test('invalid props are named by their place in the document', () => {
    expect(migrateNode(bannerNode(3, { heading: '', size: 1 }), banner)).toEqual({
      status: 'invalid',
      problems: [{ code: 'TOO_SMALL', path: ['nodes', 'a', 'props', 'heading'], params: { minimum: 1 } }],
    });
  });

  test('a migration that throws on broken props makes the node invalid', () => {
    const strict = { ...banner, migrations: { ...banner.migrations, 2: () => JSON.parse('{') } };
    expect(migrateNode(bannerNode(2, {}), strict)).toEqual({
      status: 'invalid',
      problems: [{ code: 'MIGRATION_FAILED', path: ['nodes', 'a', 'props'], params: { from: 2 } }],
    });
  });
});

describe('validateModules', () => {
  const page = (...nodes: ModuleNode[]) => ({
    ...samplePage(),
    nodes: Object.fromEntries(nodes.map((each) => [each.id, each])),
  });

  test('invalid props block', () => {
    expect(validateModules(page(bannerNode(3, { heading: 'x' })), { banner })).toMatchObject([
      { code: 'INVALID_VALUE', path: ['nodes', 'a', 'props', 'size'] },
    ]);
  });

  test('unknown types, newer versions and readable old ones are tolerated', () => {
    const document = page(
      bannerNode(1, { title: 'x' }),
      { ...bannerNode(9, {}), id: 'b' },
      { ...bannerNode(1, {}), id: 'c', type: 'carousel' },
      { ...bannerNode(1, {}), id: 'd', type: 'constructor' },
    );
    expect(validateModules(document, { banner })).toEqual([]);
  });
});

test.each(['script', '__proto__', 'constructor', 'toString'])('the type %s is in no manifest', (type) => {
  expect(findModule({ banner }, type)).toBeUndefined();
});

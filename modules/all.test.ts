import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Field } from '#schemas/fields/registry.ts';
import { moduleLists } from '../scripts/module-lists.mjs';
import { manifest } from './all.ts';
import { registry } from './all-code.ts';

test.each(Object.entries(moduleLists(import.meta.dirname)))(
  '%s is what `npm run modules` writes',
  (name, text) => {
    expect(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).toBe(text);
  },
);

describe.each(Object.entries(registry))('%s', (type, entry) => {
  const definition = manifest[type];

  test('its type is the name of its folder', () => {
    expect(definition?.type).toBe(type);
  });

  test('its code loads', async () => {
    expect(await entry.view()).toBeTypeOf('function');
    expect(entry.load === undefined ? undefined : typeof (await entry.load())).toBe(entry.load && 'function');
  });

  test('its schema takes its defaults as they are', () => {
    const { schema, defaults } = definition ?? {};
    expect(schema?.safeParse(defaults)).toEqual({ success: true, data: defaults });
  });

  test('it has the look of all modules', () => {
    const { schema, defaults } = definition ?? {};
    const looked = { ...(defaults as object), background: 'soft', spacing: 'wide' };
    expect(schema?.safeParse(looked)).toEqual({ success: true, data: looked });
    expect(schema?.safeParse({ ...looked, background: 'red' }).success).toBe(false);
  });

  test('its inspector has the fields of its schema', () => {
    const { schema, fields = [] } = definition ?? {};
    expectSameNames(fields, schema);
  });

  test.each(['name', 'about'] as const)('[L1 keys] its %s is in every language', (part) => {
    const { th, en, id } = definition?.[part] ?? {};
    for (const text of [th, en, id]) expect(text).toMatch(/^\S(?:.*\S)?$/);
    expect(th).toMatch(/[ก-๙]/);
    expect(id).not.toBe(en);
  });

  test('its sketch stays on its grid of 48 × 32', () => {
    const { sketch = [] } = definition ?? {};
    expect(sketch.length).toBeGreaterThan(0);
    for (const [x, y, width, height] of sketch) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(48);
      expect(y + height).toBeLessThanOrEqual(32);
    }
  });
});

/** Expects fields and schema keys to match; a list's items are objects with the keys of its fields. */
function expectSameNames(fields: readonly Field[], schema: unknown): void {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  expect(fields.map(({ name }) => name).toSorted()).toEqual(Object.keys(shape).toSorted());
  for (const field of fields) {
    const value = shape[field.name];
    const list = value instanceof z.ZodDefault ? value.unwrap() : value;
    if (field.type === 'LIST') expectSameNames(field.item, list instanceof z.ZodArray && list.element);
  }
}

import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Field } from '#schemas/fields/registry.ts';
import { manifest } from './manifest.ts';
import { registry } from './registry.ts';

test('both lists hold the same types, in alphabetical order', () => {
  expect(Object.keys(registry)).toEqual(Object.keys(manifest));
  expect(Object.keys(manifest)).toEqual(Object.keys(manifest).toSorted());
});

describe.each(Object.entries(registry))('%s', (type, entry) => {
  test('its code loads', async () => {
    expect(await entry.view()).toBeTypeOf('function');
    expect(entry.load === undefined ? undefined : typeof (await entry.load())).toBe(entry.load && 'function');
  });

  test('its schema takes its defaults as they are', () => {
    const { schema, defaults } = manifest[type] ?? {};
    expect(schema?.safeParse(defaults)).toEqual({ success: true, data: defaults });
  });

  test('its inspector has the fields of its schema', () => {
    const { schema, fields = [] } = manifest[type] ?? {};
    expectSameNames(fields, schema);
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

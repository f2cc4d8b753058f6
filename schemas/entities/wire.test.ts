import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, maybe } from './wire.ts';

describe('wire values', () => {
  test.each([
    [19.99, 19.99],
    ['19.99', 19.99],
    ['-3', -3],
    ['0.10', 0.1],
  ])('the decimal %j is %d', (wire, value) => expect(decimalSchema.parse(wire)).toBe(value));

  test.each(['', ' ', '1,000', '1e3', '0x10', true, null, [1], Number.NaN, Number.POSITIVE_INFINITY])(
    '%j is no decimal',
    (wire) => expect(decimalSchema.safeParse(wire).success).toBe(false),
  );

  test('instants come as milliseconds, as their text, or as ISO 8601', () => {
    for (const wire of [
      1767225600000,
      '1767225600000',
      '2026-01-01T00:00:00Z',
      '2026-01-01T07:00:00+07:00',
    ]) {
      expect(instantSchema.parse(wire)).toBe(1767225600000);
    }
    expect(instantSchema.safeParse('soon').success).toBe(false);
  });

  test('identifiers may be numbers, never empty', () => {
    expect(idSchema.parse(7)).toBe('7');
    expect(idSchema.safeParse('').success).toBe(false);
  });

  test('null reads as absent, and unknown keys pass through', () => {
    const schema = entity('WireTest', { id: idSchema, title: maybe(z.string()) });
    expect(schema.parse({ id: 1, title: null, extra: [1] })).toEqual({
      id: '1',
      title: undefined,
      extra: [1],
    });
    expect(schema.parse({ id: 1 })).toEqual({ id: '1' });
    expect(schema.safeParse({ id: 1, title: 5 }).success).toBe(false);
  });
});

describe('tolerant array', () => {
  const inner = z.looseObject({ code: z.string() });

  test('drops broken items and reports them once per list', () => {
    const onDropped = vi.fn();
    expect(tolerantArray(inner, onDropped).parse([{ code: 'a' }, {}, null, { code: 'b' }])).toEqual([
      { code: 'a' },
      { code: 'b' },
    ]);
    expect(onDropped).toHaveBeenCalledTimes(1);
    expect(onDropped.mock.calls[0]?.[0]).toHaveLength(2);
    expect(onDropped.mock.calls[0]?.[0][0].issues[0].path).toEqual(['code']);
  });

  test('a valid list reports nothing, and a value that is no list fails', () => {
    const onDropped = vi.fn();
    expect(tolerantArray(inner, onDropped).parse([{ code: 'a' }])).toEqual([{ code: 'a' }]);
    expect(onDropped).not.toHaveBeenCalled();
    expect(tolerantArray(inner).safeParse({ length: 0 }).success).toBe(false);
  });

  test('a broken item of an inner list costs that item only, and one warning', () => {
    const onDropped = vi.fn();
    const outer = tolerantArray(z.looseObject({ labels: tolerantArray(inner, onDropped) }), onDropped);
    expect(outer.parse([{ labels: [{ code: 'a' }, {}] }])).toEqual([{ labels: [{ code: 'a' }] }]);
    expect(onDropped).toHaveBeenCalledTimes(1);
  });
});

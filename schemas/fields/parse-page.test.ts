import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { PageDocument } from '../page/document.ts';
import { LIMITS } from '../page/limits.ts';
import { node, samplePage } from '../page/pages.fixtures.ts';
import type { Path } from '../page/problem.ts';
import { parsePageDocument, validatePageDocument } from './parse-page.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function problems(input: string | Uint8Array) {
  const parsed = parsePageDocument(input);
  return parsed.ok ? [] : parsed.problems;
}

function codes(input: string | Uint8Array) {
  return problems(input).map(({ code }) => code);
}

/** Sample page with raw JSON as the value of a new prop of node `a`. */
function withProp(json: string): string {
  return JSON.stringify(samplePage()).replace('"title":"a"', `"title":"a","extra":${json}`);
}

function withFields(fields: PageDocument['fields']) {
  return { ...samplePage(), fields };
}

const ownKeys = Reflect.ownKeys(Object.prototype);
afterEach(() => expect(Reflect.ownKeys(Object.prototype)).toEqual(ownKeys));

describe('parsePageDocument', () => {
  test('gives back the document, from text and from bytes', () => {
    const page = samplePage();
    expect(parsePageDocument(JSON.stringify(page))).toEqual({ ok: true, document: page });
    expect(parsePageDocument(bytes(JSON.stringify(page, null, 2)))).toEqual({ ok: true, document: page });
  });

  test.each(['', '{', 'null', '[]', '"x"', '{"a":}', '{"\\x":1}', "{'a':1}", '1e400', '\ufeff{}'])(
    'refuses %j',
    (text) => {
      expect(codes(text)).not.toEqual([]);
    },
  );

  test('refuses bytes that are not UTF-8', () => {
    expect(codes(new Uint8Array([0x22, 0xff, 0x22]))).toEqual(['INVALID_JSON']);
  });
});

describe('size', () => {
  const padded = (size: number) => {
    const text = JSON.stringify(samplePage());
    return text + ' '.repeat(size - text.length);
  };

  test('20,000 tags and character references in all texts together', () => {
    const texts = (count: number) =>
      `[${JSON.stringify('<b>'.repeat(10_000))},${JSON.stringify('&'.repeat(count - 10_000))}]`;
    expect(codes(withProp(texts(LIMITS.markup)))).toEqual([]);
    expect(problems(withProp(texts(LIMITS.markup + 1)))).toMatchObject([{ code: 'TOO_MUCH_MARKUP' }]);
  });

  test('1 MB, not a byte more; 5 MB', () => {
    expect(problems(padded(LIMITS.bytes))).toEqual([]);
    expect(problems(padded(LIMITS.bytes + 1))).toEqual([{ code: 'DOCUMENT_TOO_LARGE', path: [] }]);
    expect(codes(bytes(padded(LIMITS.bytes + 1)))).toEqual(['DOCUMENT_TOO_LARGE']);
    expect(codes(padded(5_000_000))).toEqual(['DOCUMENT_TOO_LARGE']);
    expect(codes('['.repeat(5_000_000))).toEqual(['DOCUMENT_TOO_LARGE']);
  });

  test('counts bytes, not characters', () => {
    const thai = withProp(JSON.stringify(Array.from({ length: 6 }, () => 'ก'.repeat(60_000))));
    expect(thai.length).toBeLessThan(LIMITS.bytes);
    expect(codes(thai)).toEqual(['DOCUMENT_TOO_LARGE']);
  });

  test('a value that is small as text but large when written out', () => {
    const numbers = `[${Array.from({ length: 100_000 }, () => '1e20').join()}]`;
    expect(codes(withProp(numbers))).toEqual(['DOCUMENT_TOO_LARGE']);
  });

  test('strings of 65,536 units, however they are spelled', () => {
    const longest = 'x'.repeat(LIMITS.stringLength);
    expect(codes(withProp(`"${longest}"`))).toEqual([]);
    expect(codes(withProp(`"${longest}x"`))).toEqual(['STRING_TOO_LONG']);
    expect(codes(withProp(`"${'\\u0e01'.repeat(LIMITS.stringLength)}"`))).toEqual([]);
    expect(codes(withProp(`"${'\\n'.repeat(LIMITS.stringLength + 1)}"`))).toEqual(['STRING_TOO_LONG']);
    expect(codes(withProp(`{"${longest}x":1}`))).toEqual(['STRING_TOO_LONG']);
  });

  test('2,001 nodes are counted before parsing, under their key only', () => {
    const many = (count: number, value: string) =>
      `{${Array.from({ length: count }, (_, i) => `"n${i}":${value}`).join()}}`;
    expect(problems(`{"nodes":${many(2_001, '!')}}`)).toEqual([{ code: 'TOO_MANY_NODES', path: ['nodes'] }]);
    expect(problems(`{"\\u006eodes":${many(2_001, '!')}}`)).toEqual([
      { code: 'TOO_MANY_NODES', path: ['nodes'] },
    ]);
    expect(codes(withProp(many(2_001, '1')))).toEqual([]);
    expect(codes(`{"meta":${many(2_001, '1')}}`)).not.toContain('TOO_MANY_NODES');
  });
});

test('the limits are checked before parsing: text that no parser takes breaks them first', () => {
  expect(codes('['.repeat(33))).toEqual(['DOCUMENT_TOO_DEEP']);
  expect(codes(`["${'x'.repeat(LIMITS.stringLength + 1)}"`)).toEqual(['STRING_TOO_LONG']);
  expect(codes('{"__proto__":1')).toEqual(['FORBIDDEN_KEY']);
  expect(codes('['.repeat(32))).toEqual(['INVALID_JSON']);
});

describe('depth', () => {
  /** Prop with nested arrays; it is in the fifth container: page, nodes, node, props, and the arrays. */
  const nested = (depth: number) => withProp('['.repeat(depth - 4) + ']'.repeat(depth - 4));

  test.each([31, 32])('%i levels pass', (depth) => {
    expect(problems(nested(depth))).toEqual([]);
  });

  test.each([33, 1_000, 100_000])('%i levels are refused', (depth) => {
    const path: Path = ['nodes', 'a', 'props', 'extra', ...Array.from({ length: 28 }, () => 0)];
    expect(problems(nested(depth))).toEqual([{ code: 'DOCUMENT_TOO_DEEP', path }]);
  });

  test.each([33, 1_000, 100_000])('%i levels are refused in a value too', (depth) => {
    const page = samplePage();
    let value: unknown = 1;
    for (let i = 0; i < depth - 4; i++) value = [value];
    const deep = { ...page, nodes: { ...page.nodes, a: { ...node('a'), props: { value } } } };
    expect(validatePageDocument(deep)).toMatchObject({ problems: [{ code: 'DOCUMENT_TOO_DEEP' }] });
  });

  test('quotes and brackets inside strings do not count', () => {
    expect(problems(withProp(JSON.stringify(`${'['.repeat(100)}"\\"{`)))).toEqual([]);
  });
});

describe('keys', () => {
  const keys = ['__proto__', 'constructor', 'prototype'];

  test.each(keys)('%s is refused at each depth, in text and in a value', (key) => {
    for (let depth = 0; depth < 27; depth++) {
      const text = withProp(`${'['.repeat(depth)}{"${key}":{"polluted":1}}${']'.repeat(depth)}`);
      expect(codes(text), `depth ${depth}`).toEqual(['FORBIDDEN_KEY']);
      expect(validatePageDocument(JSON.parse(text))).toMatchObject({ problems: [{ code: 'FORBIDDEN_KEY' }] });
    }
  });

  test.each(['nodes', 'slots', 'fields', 'meta'])('and in %s', (part) => {
    const page = withFields({ until: { type: 'TIME', value: '2026-01-01T00:00:00Z' } });
    for (const key of keys) {
      const text = JSON.stringify(page).replace(`"${part}":{`, `"${part}":{"${key}":{},`);
      expect(codes(text)).toEqual(['FORBIDDEN_KEY']);
      expect(validatePageDocument(JSON.parse(text))).toMatchObject({ problems: [{ code: 'FORBIDDEN_KEY' }] });
    }
  });

  test('an escaped spelling is the same key', () => {
    expect(codes(withProp('{"\\u005f_proto__":1}'))).toEqual(['FORBIDDEN_KEY']);
    expect(problems(withProp('{"a":1,"\\u0061":2}'))).toEqual([
      { code: 'DUPLICATE_KEY', path: ['nodes', 'a', 'props', 'extra', 'a'] },
    ]);
  });

  test('a duplicate key is refused, the same key in another object is not', () => {
    expect(codes(withProp('[{"x":1},{"x":1}]'))).toEqual([]);
    expect(problems(withProp('[1,{"x":[],"y":{},"x" \n:2}]'))).toEqual([
      { code: 'DUPLICATE_KEY', path: ['nodes', 'a', 'props', 'extra', 1, 'x'] },
    ]);
  });
});

describe('text that PostgreSQL could not store unchanged', () => {
  test.each([
    ['"\\u0000"', 'INVALID_TEXT'],
    ['"\\ud800"', 'INVALID_TEXT'],
    ['"\\udc00\\ud800"', 'INVALID_TEXT'],
    ['{"a\\u0000":1}', 'INVALID_TEXT'],
    ['1e400', 'INVALID_NUMBER'],
    ['-1e400', 'INVALID_NUMBER'],
  ])('%s is refused', (json, code) => {
    expect(codes(withProp(json))).toEqual([code]);
  });

  test('paired surrogates and zero are fine', () => {
    expect(codes(withProp('["\\ud83d\\ude00", -0, 1e-400]'))).toEqual([]);
  });

  test('an object without a prototype is as plain as any', () => {
    const props: Record<string, unknown> = Object.assign(Object.create(null), { title: 'a' });
    const nodes = { ...samplePage().nodes, a: { ...node('a'), props } };
    expect(validatePageDocument({ ...samplePage(), nodes })).toEqual({ ok: true, document: samplePage() });
  });

  test.each([
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a function', () => 1],
    ['a big integer', 1n],
    ['NaN', Number.NaN],
    ['a hole', new Array(2)],
    ['a vast hole', new Array(4_000_000_000)],
  ])('a value with %s is refused', (_, value) => {
    const page = samplePage();
    const nodes = { ...page.nodes, a: { ...node('a'), props: { value } } };
    expect(validatePageDocument({ ...page, nodes }).ok).toBe(false);
  });

  test('a value that contains itself, or one part a billion times, is refused', () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    let shared: unknown = [1];
    for (let i = 0; i < 27; i++) shared = [shared, shared];
    for (const value of [cycle, { shared }]) {
      const nodes = { ...samplePage().nodes, a: { ...node('a'), props: value } };
      expect(validatePageDocument({ ...samplePage(), nodes }).ok).toBe(false);
    }
  });
});

describe('custom fields', () => {
  test('a value must be one of its type', () => {
    expect(validatePageDocument(withFields({ when: { type: 'TIME', value: 'soon' } }))).toEqual({
      ok: false,
      problems: [{ code: 'INVALID_VALUE', path: ['fields', 'when', 'value'] }],
    });
    expect(validatePageDocument(withFields({ more: { type: 'JUMP', value: '//evil.example' } }))).toEqual({
      ok: false,
      problems: [{ code: 'BAD_LINK', path: ['fields', 'more', 'value'], params: { link: '//evil.example' } }],
    });
  });

  test('rich text comes out sanitised', () => {
    const value = { th: '<p onclick=x>ก</p><script>x</script>' };
    expect(validatePageDocument(withFields({ body: { type: 'RICH_TEXT', value } }))).toMatchObject({
      document: { fields: { body: { value: { th: '<p>ก</p>' } } } },
    });
  });
});

test('many problems are cut at a hundred', () => {
  const nodes = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`n${i}`, node(`n${i}`)]));
  expect(problems(JSON.stringify({ ...samplePage(), nodes, slots: {} }))).toHaveLength(100);
});

describe('never throws', () => {
  const text = JSON.stringify(samplePage());
  const damaged = fc
    .tuple(
      fc.nat(text.length),
      fc.nat(20),
      fc.oneof(fc.string(), fc.constantFrom('{', '[', '"', '\\', '\\u', ',', ':')),
    )
    .map(([at, drop, put]) => text.slice(0, at) + put + text.slice(at + drop));

  test('on text and bytes', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string({ unit: 'binary' }), fc.json(), fc.uint8Array()), (input) => {
        const parsed = parsePageDocument(input);
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  });

  test('on values', () => {
    const any = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    fc.assert(
      fc.property(any, any, (value, part) => {
        validatePageDocument(value);
        validatePageDocument({ ...samplePage(), fields: part });
        validatePageDocument({ ...samplePage(), nodes: { a: part }, slots: { main: ['a'] } });
      }),
      { numRuns: 2_000 },
    );
  });

  test('a document that passes as text is unchanged by writing and reading it again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const parsed = parsePageDocument(withProp(JSON.stringify(value)));
        if (!parsed.ok) return;
        expect(parsePageDocument(JSON.stringify(parsed.document))).toEqual(
          JSON.parse(JSON.stringify({ ok: true, document: parsed.document })),
        );
      }),
    );
  });
});

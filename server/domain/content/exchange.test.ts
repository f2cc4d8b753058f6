import { beforeEach, describe, expect, test } from 'vitest';
import { contentEntries } from '#content/all.fixtures.ts';
import { readFile, toCsv, toJson } from '#engine/content/exchange.ts';
import { operatorScope } from '../../platform/operator-scope.ts';
import { addLive, openContent } from './content.fixtures.ts';
import { importEntries } from './exchange.ts';
import { listEntries } from './list.ts';
import { requireEntry } from './operations.ts';
import { contentDrafts, contentVersions } from './schema.ts';
import { storedType } from './stores/all.ts';

const { db, call, foreign, purged } = await openContent();
const keywords = storedType('keywords');
const coupons = storedType('coupons');
const named = (name: string) => ({ 'keyword.th': name, 'keyword.en': name });
const list = async (name: string, by = call) =>
  (await listEntries(by, storedType(name), { keyword: '', filter: [], whole: true })).rows;
const counts = async () => [await db.$count(contentVersions), await db.$count(contentDrafts)];

beforeEach(() => {
  purged.length = 0;
});

describe.each(Object.entries(contentEntries))('%s', (name, leaves) => {
  const stored = storedType(name);
  test('an export that is imported again changes nothing, as JSON and as CSV', async () => {
    await addLive(call, stored, leaves);
    const rows = (await list(name)).map(({ id, leaves: all }) => ({ id, leaves: all }));
    expect(rows).not.toEqual([]);
    const before = await counts();
    const { languages } = call.scope.tenant;
    for (const text of [toJson(stored.type, rows), toCsv(stored.type, languages, rows)]) {
      const file = readFile(stored.type, text);
      if ('fault' in file) throw new Error(file.fault);
      expect(file.unknown).toEqual([]);
      const results = await importEntries(call, stored, { ...file, rehearse: false, publish: true });
      expect(results.filter(({ action }) => action !== 'unchanged')).toEqual([]);
    }
    expect(await counts()).toEqual(before);
  });
});

describe('an import', () => {
  test('adds, changes, leaves and refuses entries, each with its own result', async () => {
    const [changed, same] = [
      await addLive(call, keywords, named('a')),
      await addLive(call, keywords, named('b')),
    ];
    const entries = [
      { id: changed, leaves: { heat: 9 } },
      { id: same, leaves: named('b') },
      { id: null, leaves: { ...named('c'), heat: 1 } },
      { id: changed, leaves: { heat: 'many' } },
      { id: null, leaves: { 'keyword.en': 'd' } },
      { id: 'nobody', leaves: { heat: 1 } },
    ];
    const results = await importEntries(call, keywords, { entries, rehearse: false, publish: false });
    expect(results.map(({ action, leaves, error, problems }) => [action, leaves, error, problems])).toEqual([
      ['changed', ['heat'], null, []],
      ['unchanged', [], null, []],
      ['added', ['keyword.th', 'keyword.en', 'heat'], null, []],
      ['refused', [], 'VALIDATION_FAILED', [{ leaf: 'heat', code: 'INVALID' }]],
      ['refused', [], 'CHECKS_FAILED', [{ leaf: 'keyword.th', code: 'REQUIRED' }]],
      ['refused', [], 'NOT_FOUND', []],
    ]);
    expect((await requireEntry(call, keywords, changed)).live).toMatchObject({ ...named('a'), heat: 9 });
    expect(purged).toContain('keywords');
  });

  test('a rehearsal has the same results, and changes and purges nothing', async () => {
    const id = await addLive(call, keywords, named('e'));
    const before = [await counts(), await list('keywords')];
    purged.length = 0;
    const entries = [
      { id, leaves: { heat: 3 } },
      { id: null, leaves: named('f') },
    ];
    const results = await importEntries(call, keywords, { entries, rehearse: true, publish: false });
    expect(results.map(({ action }) => action)).toEqual(['changed', 'added']);
    expect([await counts(), await list('keywords')]).toEqual(before);
    expect(purged).toEqual([]);
  });

  test('of a drafted type gives drafts, or live entries where it publishes; what can’t be live leaves no draft', async () => {
    const { 'title.th': title, ...incomplete } = contentEntries.coupons;
    const entries = [
      { id: null, leaves: contentEntries.coupons },
      { id: null, leaves: incomplete },
    ];
    const drafts = await importEntries(call, coupons, { entries, rehearse: false, publish: false });
    expect(drafts.map(({ action, version }) => [action, version])).toEqual([
      ['added', null],
      ['added', null],
    ]);
    const [, before] = await counts();
    const live = await importEntries(call, coupons, { entries, rehearse: false, publish: true });
    expect(live.map(({ action, version, error }) => [action, version, error])).toEqual([
      ['added', 1, null],
      ['refused', null, 'CHECKS_FAILED'],
    ]);
    expect(await counts()).toMatchObject({ 1: before });
    expect((await requireEntry(call, coupons, live[0]?.id ?? '')).live).toMatchObject({ 'title.th': title });
  });

  test('of another tenant reaches no entry, and an editor makes nothing live', async () => {
    const id = await addLive(call, keywords, named('g'));
    const entries = [{ id, leaves: { heat: 7 } }];
    const request = { entries, rehearse: false, publish: false };
    expect(await importEntries(foreign, keywords, request)).toMatchObject([{ error: 'NOT_FOUND' }]);
    const editor = { ...call, operator: operatorScope({ id: 'anna', name: 'Anna', role: 'editor' }) };
    expect(await importEntries(editor, keywords, request)).toMatchObject([{ error: 'FORBIDDEN' }]);
    expect((await requireEntry(call, keywords, id)).live?.heat).toBe(0);
  });
});

import { expect, test } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { type Changes, changeLeaves, type Leaves } from '#engine/content/leaves.ts';
import { sameJson } from '#engine/same-json.ts';
import type { ContentEntry } from '#schemas/api/invented/content-desk.ts';
import { defineContentType } from '#schemas/content-type/define.ts';
import { createEntryStore } from './entry-store.ts';

const type = defineContentType({
  type: 'things',
  name: { th: 'ก', en: 'Things', id: 'Benda' },
  one: { th: 'ก', en: 'Thing', id: 'Benda' },
  about: { th: 'ก', en: 'Things', id: 'Benda' },
  group: 'campaign',
  lifecycle: 'drafted',
  fields: [
    { name: 'title', type: 'TEXT', localized: true, maxLength: 10, label: 'contentField.title' },
    { name: 'heat', type: 'NUMBER', min: 0, max: 9, label: 'contentField.heat' },
  ],
  title: 'title',
  columns: [],
  filters: [],
  sorts: [],
});

const entryOf = (leaves: Leaves, id = 'a'): ContentEntry => ({
  id,
  live: null,
  leaves: { ...leaves },
  draft: null,
  version: 0,
  problems: [],
  address: null,
});

/** Server of one entry with the rules of the API: a leaf must have the value that was seen, or the new one. */
function server(start: Leaves | undefined) {
  const state = { leaves: start, isDown: false, sent: [] as Changes[], kept: {} as Changes };
  const change = async (_: string, changes: Changes): Promise<ContentEntry> => {
    state.sent.push(changes);
    if (state.isDown) throw new ApiError('TRANSPORT', 0, 'down');
    const leaves = state.leaves ?? {};
    const isStale = Object.entries(changes).some(
      ([leaf, { from, to }]) =>
        !sameJson(leaves[leaf] ?? null, from ?? null) && !sameJson(leaves[leaf] ?? null, to),
    );
    if (isStale) throw new ApiError('CONFLICT', 409, 'conflict', entryOf(leaves));
    state.leaves = changeLeaves(leaves, changes);
    return entryOf(state.leaves);
  };
  const open = (now = () => 0) =>
    createEntryStore({
      now,
      type,
      entry: state.leaves && entryOf(state.leaves),
      kept: state.kept,
      change,
      add: (leaves) =>
        change(
          '',
          Object.fromEntries(Object.entries(leaves).map(([leaf, to]) => [leaf, { from: null, to }])),
        ),
      keep: (pending) => {
        state.kept = pending;
      },
      changed: () => undefined,
    });
  return { state, open };
}

test('a change is sent as the leaf that differs, with the value seen, and kept until it is confirmed', async () => {
  const { state, open } = server({ 'title.th': 'ก', 'title.en': 'A', heat: 1 });
  const form = open();
  form.change('title', { th: 'ก', en: 'Abc' });
  expect(state.kept).toEqual({ 'title.en': { from: 'A', to: 'Abc' } });
  expect(await form.save()).toBe(true);
  expect(state.sent).toEqual([{ 'title.en': { from: 'A', to: 'Abc' } }]);
  expect(state.kept).toEqual({});
  expect(form.get()).toMatchObject({ saving: 'saved', values: { title: { th: 'ก', en: 'Abc' }, heat: 1 } });
});

test('what is typed while a change is on its way is sent after it, from the confirmed value', async () => {
  const { state, open } = server({ heat: 1 });
  const form = open();
  form.change('heat', 2);
  const saved = form.save();
  form.change('heat', 3);
  expect(await saved).toBe(true);
  expect(state.sent).toEqual([{ heat: { from: 1, to: 2 } }, { heat: { from: 2, to: 3 } }]);
  expect(state.leaves).toEqual({ heat: 3 });
});

test('changes survive a server that is away and a reload', async () => {
  const { state, open } = server({ heat: 1 });
  const form = open();
  state.isDown = true;
  form.change('heat', 5);
  expect(await form.save()).toBe(false);
  expect(form.get().saving).toBe('kept');
  const again = open();
  expect(again.get()).toMatchObject({ values: { heat: 5 }, saving: 'changed' });
  state.isDown = false;
  expect(await again.save()).toBe(true);
  expect([state.leaves, state.kept]).toEqual([{ heat: 5 }, {}]);
});

test('a leaf that somebody else has changed waits for a decision, and the other leaves are saved', async () => {
  const { state, open } = server({ 'title.th': 'ก', heat: 1 });
  const form = open();
  state.leaves = { 'title.th': 'ข', heat: 1 };
  form.change('title', { th: 'ค' });
  form.change('heat', 2);
  expect(await form.save()).toBe(false);
  expect(form.get().conflicts).toEqual({ 'title.th': 'ข' });
  expect(state.leaves).toEqual({ 'title.th': 'ข', heat: 2 });
  expect(form.get().values.title).toEqual({ th: 'ค' });
  form.choose('title.th', 'mine');
  expect(await form.save()).toBe(true);
  expect(state.leaves).toEqual({ 'title.th': 'ค', heat: 2 });
});

test('the other side’s value replaces the own one that is given up', async () => {
  const { state, open } = server({ heat: 1 });
  const form = open();
  state.leaves = { heat: 7 };
  form.change('heat', 2);
  await form.save();
  form.choose('heat', 'theirs');
  expect(form.get()).toMatchObject({ values: { heat: 7 }, pending: {}, conflicts: {} });
  expect(await form.save()).toBe(true);
  expect(state.leaves).toEqual({ heat: 7 });
});

test('a value that the field refuses stays in the form and isn’t sent', async () => {
  const { state, open } = server({ heat: 1 });
  const form = open();
  form.change('title', { en: 'longer than ten' });
  form.change('heat', 2);
  expect(form.get().invalid).toEqual(['title.en']);
  expect(await form.save()).toBe(false);
  expect(state.leaves).toEqual({ heat: 2 });
  form.change('title', { en: 'short' });
  expect(await form.save()).toBe(true);
  expect(state.leaves).toEqual({ heat: 2, 'title.en': 'short' });
});

test('a new entry is added by its first save', async () => {
  const { state, open } = server(undefined);
  const form = open();
  form.change('title', { th: 'ก' });
  expect(form.get().entry).toBeUndefined();
  expect(await form.save()).toBe(true);
  expect(form.get().entry?.id).toBe('a');
  expect(state.leaves).toEqual({ 'title.th': 'ก' });
});

test('a value typed back is no change, and a field that isn’t changed keeps its object', () => {
  const { open } = server({ 'title.th': 'ก', heat: 1 });
  const form = open();
  const { title } = form.get().values;
  form.change('heat', 2);
  expect(form.get().values.title).toBe(title);
  form.change('heat', 1);
  expect(form.get()).toMatchObject({ pending: {}, saving: 'saved' });
});

test('steps are undone and redone, through saving, and a stretch of typing is one', async () => {
  let at = 0;
  const { state, open } = server({ 'title.en': 'A', heat: 1 });
  const form = open(() => at);
  for (const title of ['Ab', 'Abc', 'Abcd']) {
    at += 100;
    form.change('title', { en: title });
  }
  await form.save();
  at += 5_000;
  form.change('heat', 2);
  at += 5_000;
  form.change('title', { en: 'B' });
  await form.save();
  const seen: unknown[] = [];
  while (form.get().undoSteps.length > 0) {
    form.undo();
    await form.save();
    seen.push(state.leaves);
  }
  expect(seen).toEqual([
    { 'title.en': 'Abcd', heat: 2 },
    { 'title.en': 'Abcd', heat: 1 },
    { 'title.en': 'A', heat: 1 },
  ]);
  for (let i = 0; i < 3; i++) form.redo();
  expect(form.get().values).toEqual({ title: { en: 'B' }, heat: 2 });
  form.undo();
  form.change('heat', 3);
  expect(form.get().redoSteps).toEqual([]);
});

test('undo leaves what somebody else has changed since', async () => {
  const { state, open } = server({ 'title.en': 'A', heat: 1 });
  const form = open();
  form.change('title', { en: 'B' });
  await form.save();
  state.leaves = { 'title.en': 'Theirs', heat: 1 };
  form.accept(entryOf(state.leaves));
  form.undo();
  expect(form.get().values).toEqual({ title: { en: 'Theirs' }, heat: 1 });
});

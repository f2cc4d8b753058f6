import { describe, expect, test } from 'vitest';
import type { Command } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { node, samplePage } from '#schemas/page/pages.fixtures.ts';
import type { TranslationSources } from '#schemas/page/translation-source.ts';
import { applyCommand } from './commands/apply.ts';
import { invertCommand } from './commands/invert.ts';
import { MAX_SOURCES, noteEdit, outdatedTexts } from './outdated.ts';

const all = { th: 'ลดราคา', en: 'Sale', id: 'Obral' };
const slide = (number: number) => ({ title: { th: `แผ่น ${number}`, en: `Slide ${number}` } });

function page(): PageDocument {
  const sample = samplePage();
  const props = { title: all, slides: [slide(0), slide(1), slide(2)] };
  return { ...sample, nodes: { ...sample.nodes, a: { ...node('a'), props } } };
}

type Draft = { document: PageDocument; known: TranslationSources };

/** Draft after edits of one command each. */
function edited(draft: Draft, ...commands: Command[]): Draft {
  return commands.reduce(({ document: before, known }, command) => {
    const after = applyCommand(before, command).document;
    return { document: after, known: noteEdit(known, { before, after, commands: [command] }, 'th') };
  }, draft);
}

const marks = ({ document, known }: Draft) =>
  outdatedTexts(document, known, 'th').map(({ nodeId, path, lang }) =>
    [nodeId ?? 'page', ...path, lang].join('.'),
  );
const set = (path: (string | number)[], value?: unknown, id = 'a'): Command => ({
  type: 'setProp',
  id,
  path,
  ...(value !== undefined && { value }),
});
const start: Draft = { document: page(), known: [] };
const behind = edited(start, set(['title', 'th'], 'ลดแรง'));

describe('a translation', () => {
  test('is outdated once its original changes, until it changes too', () => {
    expect(marks(start)).toEqual([]);
    expect(marks(behind)).toEqual(['a.title.en', 'a.title.id']);
    const translated = edited(behind, set(['title', 'en'], 'Big sale'));
    expect(marks(translated)).toEqual(['a.title.id']);
    expect(marks(edited(translated, set(['title', 'th'], 'ลดล้าง')))).toEqual(['a.title.en', 'a.title.id']);
  });

  test('that changes alone, is missing or has no original is not outdated', () => {
    expect(marks(edited(start, set(['title', 'en'], 'Big sale')))).toEqual([]);
    expect(marks(edited(behind, set(['title', 'en'])))).toEqual(['a.title.id']);
    expect(marks(edited(behind, set(['title', 'th'])))).toEqual([]);
    expect(marks(edited(start, set(['slides', 0, 'title', 'th'], 'ใหม่')))).toEqual(['a.slides.0.title.en']);
  });

  test('that was written before its original is not outdated by it, but by a later change', () => {
    const empty = { ...edited(start, set(['title'], { en: 'Sale' })), known: [] };
    const first = edited(empty, set(['title', 'th'], 'ลด'));
    expect(marks(first)).toEqual([]);
    const written = edited(first, set(['title', 'th'], 'ลดราคา'), set(['title', 'th'], 'ลดรา'));
    expect(marks(written)).toEqual([]);
    const undone = edited(written, set(['title', 'th']), set(['title', 'th'], 'ลดราคา'));
    expect(marks(undone)).toEqual([]);
    expect(marks(edited(undone, set(['title', 'th'], 'ของใหม่')))).toEqual(['a.title.en']);
  });

  test('that changes together with its original is not outdated', () => {
    expect(marks(edited(start, set(['title'], { th: 'ใหม่', en: 'New', id: 'Baru' })))).toEqual([]);
    expect(marks(edited(start, set(['title'], { th: 'ใหม่', en: 'New', id: 'Obral' })))).toEqual([
      'a.title.id',
    ]);
  });

  test('is valid again with the old original, and outdated again when the old translation is restored', () => {
    expect(marks(edited(behind, set(['title', 'th'], all.th)))).toEqual([]);
    const typed = edited(behind, set(['title', 'th'], 'ลดแ'), set(['title', 'th'], 'ลดแรงมาก'));
    expect(marks(edited(typed, set(['title', 'th'], all.th)))).toEqual([]);
    const translated = edited(behind, set(['title', 'en'], 'Big sale'));
    expect(marks(edited(translated, set(['title', 'en'], 'Sale')))).toEqual(['a.title.en', 'a.title.id']);
  });

  test('is found in all texts of a page; localized values that are no texts have none', () => {
    const field = (th: string) =>
      ({ type: 'setField', name: 'intro', field: { type: 'TEXT', value: { th, en: 'a' } } }) as const;
    const meta = (th: string) => ({ type: 'setMeta', name: 'title', value: { th, en: 'a' } }) as const;
    const own = edited(start, field('ก'), meta('ก'), field('ข'), meta('ข'));
    expect(marks(own)).toEqual(['page.meta.title.en', 'page.fields.intro.en']);
    const picture = (alt: string) => ({ th: { url: '/media/a', alt: { th: alt, en: 'a' } } });
    const pictured = edited(start, set(['picture'], picture('ก')), set(['picture'], picture('ข')));
    expect(marks(pictured)).toEqual([]);
    const named = (alt: string) => ({ url: '/media/a', alt: { th: alt, en: 'a' } });
    expect(marks(edited(start, set(['picture'], named('ก')), set(['picture'], named('ข'))))).toEqual([
      'a.picture.alt.en',
    ]);
  });

  test('of another default language', () => {
    const { document: before } = start;
    const command = set(['title', 'en'], 'Big sale');
    const after = applyCommand(before, command).document;
    const known = noteEdit([], { before, after, commands: [command] }, 'en');
    expect(outdatedTexts(after, known, 'en').map(({ lang }) => lang)).toEqual(['th', 'id']);
  });
});

describe('a mark', () => {
  test('is restored with a removed module, and copied with a module', () => {
    const remove: Command = { type: 'removeNode', id: 'a' };
    const removed = edited(behind, remove);
    expect(marks(removed)).toEqual([]);
    expect(marks(edited(removed, ...invertCommand(behind.document, remove)))).toEqual(marks(behind));
    const copied = edited(behind, { type: 'duplicateNode', id: 'a', ids: { a: 'copy' } });
    expect(marks(copied)).toEqual([...marks(behind), 'copy.title.en', 'copy.title.id']);
    const pasted = { ...node('pasted'), props: { title: { ...all, th: 'ลดแรง' } } };
    const foreign = { ...node('foreign'), props: { title: all } };
    const more = edited(
      behind,
      { type: 'insertTree', nodes: { pasted }, root: 'pasted', to: { slot: 'main' } },
      { type: 'insertTree', nodes: { foreign }, root: 'foreign', to: { slot: 'main' } },
    );
    expect(marks(more)).toEqual([...marks(behind), 'pasted.title.en', 'pasted.title.id']);
  });

  test('moves with its item, and no other item gets one', () => {
    const changed = edited(start, set(['slides', 1, 'title', 'th'], 'ใหม่'));
    const [first, second, third] = [slide(0), { title: { th: 'ใหม่', en: 'Slide 1' } }, slide(2)];
    expect(marks(changed)).toEqual(['a.slides.1.title.en']);
    expect(marks(edited(changed, set(['slides'], [second, third, first])))).toEqual(['a.slides.0.title.en']);
    expect(marks(edited(changed, set(['slides', 0])))).toEqual(['a.slides.0.title.en']);
    const same = { title: { th: 'อื่น', en: 'Slide 0' } };
    expect(marks(edited(start, set(['slides', 1], same), set(['slides', 0])))).toEqual([]);
  });

  test('is that of the older version when this is restored', () => {
    const { document: version } = behind;
    const since = edited(behind, set(['title', 'en'], 'Big sale'), set(['title', 'th'], 'หมดแล้ว'));
    const restored = edited(since, { type: 'replaceDocument', document: version });
    expect(marks(restored)).toEqual(['a.title.en', 'a.title.id']);
    expect(marks(edited(restored, { type: 'replaceDocument', document: page() }))).toEqual([]);
  });

  test('is found after an imported document changed its original', () => {
    const document = structuredClone(page());
    Object.assign(document.nodes.a?.props ?? {}, { title: { ...all, th: 'นำเข้า', en: 'Imported' } });
    expect(marks(edited(start, { type: 'replaceDocument', document }))).toEqual(['a.title.id']);
  });
});

describe('“still right”', () => {
  const [mark] = outdatedTexts(behind.document, behind.known, 'th');
  if (!mark) throw new Error('No mark');
  const said: Command = {
    type: 'setOutdated',
    id: 'a',
    translation: mark.translation,
    source: mark.source,
    outdated: false,
  };

  test('clears a mark without a change, until the original changes again', () => {
    const cleared = edited(behind, said);
    expect(marks(cleared)).toEqual(['a.title.id']);
    expect(cleared.document).toBe(behind.document);
    expect(marks(edited(cleared, set(['title', 'th'], 'หมดแล้ว')))).toEqual(['a.title.en', 'a.title.id']);
  });

  test('can be undone', () => {
    expect(marks(edited(behind, said, ...invertCommand(behind.document, said)))).toEqual(marks(behind));
  });

  test('isn’t valid for texts written since', () => {
    const original = edited(behind, set(['title', 'th'], 'หมดแล้ว'), said);
    expect(marks(original)).toEqual(['a.title.en', 'a.title.id']);
    const translation = edited(behind, set(['title', 'en'], 'Big sale'), set(['title', 'th'], 'ใหม่'), said);
    expect(marks(translation)).toEqual(['a.title.en', 'a.title.id']);
  });

  test('of a module that is gone or locked is refused', () => {
    expect(() => applyCommand(start.document, { ...said, id: 'gone' })).toThrow('NODE_MISSING');
    const locked = edited(behind, { type: 'setLocked', id: 'a', locked: true });
    expect(() => edited(locked, said)).toThrow('NODE_LOCKED');
    expect(() => applyCommand(start.document, { ...said, source: 'x'.repeat(1_000) })).toThrow();
  });
});

test('an edit without texts leaves the list as it is, and the list is limited', () => {
  const hidden: Command = { type: 'setHidden', id: 'b', hidden: true };
  expect(edited(behind, hidden).known).toBe(behind.known);
  const many = Array.from({ length: MAX_SOURCES }, (_, i) => slide(i));
  const full = edited(start, set(['slides'], many));
  const left = many.map(({ title }) => ({ title: { ...title, th: 'ใหม่' } }));
  const after = edited(full, set(['title', 'th'], 'ลดแรง'), set(['slides'], left));
  expect(after.known).toHaveLength(MAX_SOURCES);
  expect(marks(after)).toHaveLength(MAX_SOURCES);
  expect(marks(after)).not.toContain('a.title.en');
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { operatorSession } from '#client/operator-session.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import type { ContentRow } from '#schemas/api/invented/content-desk.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import * as download from '../kit/download.ts';
import { entryFixture, showContent } from './content.fixtures.tsx';

afterEach(() => {
  cleanup();
  forgetLoaded();
  localStorage.clear();
  vi.restoreAllMocks();
});

const row = (id: string, change: Partial<ContentRow> = {}): ContentRow => ({
  id,
  leaves: { 'title.en': `Offer ${id}`, discount: 12_350, hot: true, endTime: '2026-12-01T00:00:00Z' },
  draft: false,
  isNew: false,
  ...change,
});
const part = (rows: ContentRow[], next: string | null = null, total: number | null = rows.length) => ({
  rows,
  next,
  total,
});
const LIST = '/editor/content/offers';
const rows = () => screen.findAllByTestId('content-row');

describe('the section', () => {
  test('names each type with its purpose, its number up to 1,000, and its drafts', async () => {
    const counts = [{ type: 'offers', entries: 1_000, drafts: 2 }];
    showContent('/editor/content', { contentTypes: counts });
    const [offers] = await screen.findAllByTestId('content-type');
    await waitFor(() => expect(offers?.textContent).toBe('Offers1,000+Offers of the shop2 drafts'));
  });
});

describe('a list', () => {
  test('shows values in words, and marks drafts', async () => {
    const { container } = showContent(LIST, {
      contentList: part([row('1'), row('2', { draft: true, isNew: true, leaves: {} })]),
    });
    const [first, second] = await rows();
    expect(first?.textContent).toBe('Offer 1123.5Yes01/12/2026 07:00');
    expect(second?.textContent).toBe('No title2Not live yet');
    expect((await axe.run(container)).violations).toEqual([]);
  });

  test('asks for the next part with the cursor of the last one', async () => {
    const { user, sent } = showContent(LIST, {
      contentList: ({ body }: { body: { after?: string } }) =>
        body.after === undefined ? part([row('1')], 'cursor', 2) : part([row('2')], null, null),
    });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(sent('contentList').map(({ body }) => body?.after)).toEqual([undefined, 'cursor']);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('marks its rows as busy while a search replaces them, not while it grows', async () => {
    const unanswered = new Promise(() => {});
    const { user } = showContent(LIST, {
      contentList: ({ body }: { body: { after?: string; keyword: string } }) =>
        body.after === undefined && body.keyword === '' ? part([row('1')], 'cursor', 2) : unanswered,
    });
    await rows();
    const more = screen.getByRole('button', { name: 'Load more' });
    await user.click(more);
    await waitFor(() => expect(more).toHaveProperty('disabled', true));
    const list = screen.getByTestId('content-list');
    expect(list.getAttribute('aria-busy')).toBe('false');
    await user.type(screen.getByLabelText('Search'), 'pan');
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
  });

  test('keeps the typed words when the search fails, and tries again', async () => {
    const { user, answers, address } = showContent(LIST, { contentList: part([row('1')]) });
    await rows();
    answers.contentList = () => {
      throw new ApiError('TRANSPORT', 0, 'down');
    };
    await user.type(screen.getByLabelText('Search'), 'pan');
    await waitFor(() => expect(address()).toBe(`${LIST}?q=pan`));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText('Search')).toHaveProperty('value', 'pan');
    answers.contentList = part([row('7')]);
    await user.click(again);
    await screen.findByText('Offer 7');
  });

  test('takes search, conditions and order from its address', async () => {
    const filter = [{ field: 'discount', op: 'atLeast', value: 5_000 }];
    const search = new URLSearchParams({ q: 'pan', filter: JSON.stringify(filter), sort: '-discount' });
    const { sent } = showContent(`${LIST}?${search}`, { contentList: part([]) });
    await screen.findByText('No entry matches. Change the words or remove a filter.');
    expect(sent('contentList')[0]?.body).toEqual({
      keyword: 'pan',
      filter,
      sort: { field: 'discount', descending: true },
    });
    expect(screen.getByTestId('filter-chip').textContent).toBe('Discount at least 50');
  });

  test('an empty list leads on: filters are cleared, else the first entry is added', async () => {
    const { user, answers, address } = showContent(`${LIST}?q=pan`, { contentList: part([]) });
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(address()).toBe(LIST));
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
    answers.contentList = part([]);
    const first = await screen.findByRole('link', { name: 'Add the first: Offer' });
    expect(first.getAttribute('href')).toBe(`${LIST}/new`);
    cleanup();
    forgetLoaded();
    showContent(LIST, { contentList: part([]) }, 'viewer');
    await screen.findByText('Nothing has been added yet.');
    expect(screen.queryByRole('link', { name: /first/ })).toBeNull();
  });

  test('drops conditions that the type doesn’t have, and unreadable ones', async () => {
    const filter = JSON.stringify([{ field: 'secret', op: 'is', value: 'x' }]);
    for (const text of [filter, '[{', '"x"']) {
      const { sent } = showContent(`${LIST}?filter=${encodeURIComponent(text)}`, { contentList: part([]) });
      await screen.findByText('Nothing has been added yet.');
      expect(sent('contentList')[0]?.body?.filter).toEqual([]);
      cleanup();
      forgetLoaded();
    }
  });

  test('selects a range with Shift, by mouse and by the arrow keys, and removes it with a result for each row', async () => {
    const all = ['1', '2', '3', '4'].map((id) => row(id));
    const { user, sent } = showContent(LIST, {
      contentList: part(all),
      bulkContent: [
        { id: '1', error: null, version: 2 },
        { id: '2', error: 'NOT_FOUND', version: null },
      ],
    });
    await rows();
    const boxes = screen.getAllByRole('checkbox');
    await user.click(boxes[0] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(boxes[2] as HTMLElement);
    await user.keyboard('{ArrowDown}{/Shift}');
    const bar = screen.getByTestId('bulk-bar');
    expect(bar.textContent).toContain('4 selected');
    await user.keyboard('{ArrowUp} ');
    expect(bar.textContent).toContain('3 selected');
    await user.click(within(bar).getByRole('button', { name: 'Remove…' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(sent('bulkContent')[0]?.body).toEqual({ ids: ['1', '2', '4'], remove: true }));
    const results = await screen.findByTestId('bulk-results');
    expect(results.textContent).toContain('Offer 2: it is not there any more');
  });

  test('offers viewers nothing to change, and editors the drafts of a drafted type alone', async () => {
    for (const [role, list, canAdd] of [
      ['viewer', 'offers', false],
      ['editor', 'offers', true],
      ['editor', 'direct-offers', false],
      ['publisher', 'direct-offers', true],
    ] as const) {
      showContent(`/editor/content/${list}`, { contentList: part([row('1')]) }, role);
      await rows();
      expect(screen.queryByRole('link', { name: 'New: Offer' }) !== null).toBe(canAdd);
      expect(screen.queryAllByRole('checkbox')).toHaveLength(role === 'publisher' ? 1 : 0);
      cleanup();
      forgetLoaded();
    }
  });
});

describe('export and import', () => {
  const save = vi.fn();
  beforeEach(() => void vi.spyOn(download, 'downloadText').mockImplementation(save));
  const file = (text: string, name = 'offers.csv') => new File([text], name);
  const result = (action: string, over: object = {}) => ({
    id: '1',
    action,
    leaves: [],
    error: null,
    problems: [],
    version: null,
    ...over,
  });

  test('saves all entries of the list’s query with all leaves', async () => {
    const { user, sent } = showContent(`${LIST}?q=pan`, {
      contentList: ({ body }: { body: { after?: string; whole?: boolean } }) =>
        body.whole && !body.after ? { ...part([row('1')]), next: 'more' } : part([row('2')]),
    });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Export or import…' }));
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    await screen.findByText('The file has been saved.');
    const [name, text] = save.mock.lastCall as string[];
    expect(name).toBe('offers.csv');
    expect(text?.split('\r\n').map((line) => line.split(',')[0])).toEqual(['\uFEFFid', '1', '2']);
    expect(sent('contentList').at(-1)?.body).toEqual({
      keyword: 'pan',
      filter: [],
      whole: true,
      after: 'more',
    });
  });

  test('rehearses a file, says what is refused and why, and goes on where it broke off', async () => {
    let isBroken = true;
    const { user, sent } = showContent(LIST, {
      contentList: part([row('1')]),
      importContent: ({ body }: { body: { rehearse: boolean; entries: { id: string }[] } }) => {
        if (!body.rehearse && body.entries[0]?.id === '51' && isBroken) {
          isBroken = false;
          throw new ApiError('INTERNAL', 503, 'no connection');
        }
        const problems = [{ leaf: 'title.th', code: 'REQUIRED' }];
        return body.entries.map(({ id }) =>
          id === '2'
            ? result('refused', { error: 'CHECKS_FAILED', problems })
            : result('changed', { version: body.rehearse ? null : 2 }),
        );
      },
    });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Export or import…' }));
    const lines = Array.from({ length: 60 }, (_, at) => `${at + 1},x,5`);
    await user.upload(
      await screen.findByTestId('content-file'),
      file(`id,title.en,price\n${lines.join('\n')}`),
    );
    const start = await screen.findByRole('button', { name: 'Import 59 entries' });
    const plan = screen.getByTestId('import-plan');
    expect(plan.textContent).toContain('59 changed · 1 refused');
    expect(plan.textContent).toContain('no such columns: price');
    expect(screen.getByTestId('import-refused').textContent).toContain('Entry 2 (2): Title (TH): is missing');
    await user.click(screen.getByRole('checkbox', { name: /Publish at once/ }));
    await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));
    expect(sent('importContent').at(-1)?.body).toMatchObject({ rehearse: true, publish: true });
    await user.click(start);
    await user.click(await screen.findByRole('button', { name: 'Go on importing' }));
    const realParts = () =>
      sent('importContent').flatMap(({ body }) => (body?.rehearse === false ? [body] : []));
    await waitFor(() => expect(realParts()).toHaveLength(3));
    const real = realParts();
    await waitFor(() => expect(plan.textContent).toContain('59 changed · 1 refused'));
    expect(screen.queryByRole('button', { name: /^(Import|Go on)/ })).toBeNull();
    expect(real.map(({ entries }) => (entries as { id: string }[]).map(({ id }) => id).at(0))).toEqual([
      '1',
      '51',
      '51',
    ]);
  });

  test('refuses a file that can’t be read, and offers an editor the export alone', async () => {
    const { user } = showContent(LIST, { contentList: part([row('1')]) });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Export or import…' }));
    await user.upload(
      await screen.findByTestId('content-file'),
      file('{"type":"coupons","entries":[]}', 'a.json'),
    );
    await screen.findByText('This file holds entries of another type. Choose a file of this type.');
    cleanup();
    forgetLoaded();
    showContent(LIST, { contentList: part([row('1')]) }, 'editor');
    await rows();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeNull();
  });
});

describe('a form', () => {
  test('whose session ends while it is written is renewed in place, and saved', async () => {
    let isSignedIn = false;
    const unauthorized = () => {
      operatorSession.set('ended');
      throw new ApiError('401', 401, 'Unauthorized');
    };
    const { user, sent, answers } = showContent('/editor/content/offers/a', {
      contentEntry: entryFixture(),
      changeContent: unauthorized,
    });
    const { operatorMe: me } = answers;
    answers.operatorMe = () => (isSignedIn ? me : unauthorized());
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await user.type(title, 's');
    expect((await screen.findByRole('dialog')).textContent).toContain('What you have written is kept');
    await waitFor(() =>
      expect(screen.getByTestId('content-saving').textContent).toMatch(/^Not saved: your session has ended/),
    );
    answers.changeContent = entryFixture({ leaves: { 'title.th': 'ลด', 'title.en': 'Sales' } });
    isSignedIn = true;
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByTestId('content-saving').textContent).toBe('Saved'));
    expect(screen.getByRole('textbox', { name: /^Title/ })).toBe(title);
    expect(sent('changeContent').at(-1)?.body).toEqual({
      changes: { 'title.en': { from: 'Sale', to: 'Sales' } },
    });
  });

  const FORM = `${LIST}/a`;

  test('saves by itself what differs, and publishes it', async () => {
    const draft = { by: 'Anna', at: 0 };
    const changed = entryFixture({ draft, leaves: { 'title.th': 'ลด', 'title.en': 'Sale', discount: 150 } });
    const { user, sent } = showContent(FORM, {
      contentEntry: entryFixture(),
      changeContent: changed,
      publishContent: entryFixture({ version: 2 }),
    });
    await user.type(await screen.findByLabelText('Discount'), '1.5');
    await waitFor(() => expect(screen.getByTestId('content-saving').textContent).toBe('Saved'));
    expect(sent('changeContent').at(-1)?.body).toEqual({ changes: { discount: { from: null, to: 150 } } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sent('publishContent')).toHaveLength(1));
    await waitFor(() => expect(screen.getByTestId('entry-state').textContent).toBe('Live'));
  });

  test('names what is missing before it is published, and leads to the field', async () => {
    const draft = { by: 'Anna', at: 0 };
    const { user, sent, container } = showContent(FORM, {
      contentEntry: entryFixture({ live: null, draft, leaves: { discount: 1 }, version: 0 }),
      changeContent: entryFixture({ live: null, draft, version: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const problems = await screen.findByTestId('content-problems');
    expect(problems.textContent).toContain('Title (TH): Fill this in.');
    expect(sent('publishContent')).toEqual([]);
    await user.click(within(problems).getByRole('button', { name: 'Go to field' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('content-title'));
    expect((await axe.run(container)).violations).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'ก');
    await waitFor(() => expect(screen.queryByTestId('content-problems')).toBeNull());
  });

  test('of a direct type is saved by its button, and asks before unsaved changes are left', async () => {
    const { user, sent, address } = showContent('/editor/content/direct-offers/a', {
      contentEntry: entryFixture(),
      contentList: part([]),
    });
    await user.type(await screen.findByLabelText('Discount'), '2');
    await user.click(screen.getByRole('link', { name: '‹ Offers' }));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
    expect(sent('changeContent')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(address()).toBe('/editor/content/direct-offers');
  });

  test('lets an editor prepare but not publish, and a viewer read', async () => {
    showContent(FORM, { contentEntry: entryFixture({ draft: { by: 'Anna', at: 0 } }) }, 'editor');
    const publish = await screen.findByRole('button', { name: 'Publish' });
    expect(publish.hasAttribute('disabled')).toBe(true);
    cleanup();
    forgetLoaded();
    showContent(FORM, { contentEntry: entryFixture() }, 'viewer');
    expect((await screen.findByLabelText('Discount')).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  test.each(LANGUAGES)('shows its history in words in %s, and names what a takeback leaves', async (lang) => {
    const version = {
      version: 2,
      action: 'change',
      changes: { 'title.en': { from: 'Old', to: 'Sale' }, hot: { from: null, to: true } },
      note: '',
      by: 'Mali',
      at: 0,
    };
    const { user } = showContent(
      FORM,
      {
        contentEntry: entryFixture(),
        contentVersions: [version],
        revertContent: { entry: entryFixture({ version: 3 }), kept: ['hot'] },
      },
      'publisher',
      lang,
    );
    const history = await screen.findByTestId('content-versions');
    expect(history.textContent).toContain('Mali');
    expect(history.querySelector('dl')?.textContent).toContain('(EN)Old → Sale');
    if (lang !== 'en') return;
    await user.click(within(history).getByRole('button', { name: 'Compare' }));
    expect((await screen.findByTestId('dialog')).textContent).toContain('No difference');
  });

  test('of a removed entry shows the history from which it comes back', async () => {
    const { user, sent, answers } = showContent(FORM, {
      contentEntry: () => {
        throw new ApiError('NOT_FOUND', 404, 'gone');
      },
      contentVersions: [
        {
          version: 2,
          action: 'remove',
          changes: { 'title.en': { from: 'Sale', to: null } },
          note: '',
          by: 'Mali',
          at: 0,
        },
      ],
      revertContent: { entry: entryFixture(), kept: [] },
    });
    const takeBack = await screen.findByRole('button', { name: 'Take back' });
    answers.contentEntry = entryFixture();
    await user.click(takeBack);
    await screen.findByLabelText('Discount');
    expect(sent('revertContent')[0]?.params).toEqual({ type: 'offers', id: 'a', version: 2 });
  });
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import * as platform from '#client/browser-api.ts';
import { NO_FACTS } from '#engine/checks/facts.ts';
import type { PageFacts } from '#schemas/entities/page-facts.ts';
import { findingKey } from '#schemas/page/finding.ts';
import { samplePage } from '#schemas/page/pages.fixtures.ts';
import { toastStore } from '#ui/toast.ts';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { sampleStore, setTitle } from '../store/store.fixtures.ts';
import { renderWithChecks } from './publish.fixtures.tsx';
import { PublishDialog } from './publish-dialog.tsx';

type Call = (endpoint: { id: string }, args: { body?: Record<string, unknown> }) => unknown;
const answer = vi.fn<Call>();

const texts = { th: 'ก', en: 'a', id: 'b' };
const sound = { ...samplePage(), meta: { title: texts, description: texts } };
const opened = { document: sound, rev: 4 };
const warning = {
  code: 'DEAD_LINK',
  severity: 'warning',
  at: { path: ['x'] },
  params: { target: '/gone' },
} as const;

let answers: Record<string, (body: Record<string, unknown>) => unknown>;
const sent = (id: string) => answer.mock.calls.filter(([one]) => one.id === id).map(([, { body }]) => body);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  const call = async (...args: Parameters<Call>) => answer(...args);
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  answers = {
    pageChecks: () => ({ rev: 4, facts: NO_FACTS }),
    readVersion: () => ({ document: { ...sound, slots: { main: ['tabs', 'a'], aside: [] } } }),
    publishPage: ({ version }) => ({ version: version ?? 2, previous: version ? 2 : 1 }),
    createRelease: () => ({
      items: [{ version: 2 }],
      state: 'scheduled',
      publishAt: Date.parse('2026-12-01T03:00Z'),
    }),
  };
  answer.mockReset();
  answer.mockImplementation(({ id }, { body = {} }) => answers[id]?.(body));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Store with the sample page, whose version 1 is live. */
function publishedStore(over: Partial<Parameters<typeof sampleStore>[0]>) {
  const store = sampleStore({ ...opened, ...over });
  store.set({ page: { ...store.getState().page, publishedVersion: 1 } });
  return store;
}

async function open(over: Partial<Parameters<typeof sampleStore>[0]> = {}, when?: 'later') {
  const store = publishedStore(over);
  renderWithChecks(store, <PublishDialog onClose={vi.fn()} {...(when && { when })} />);
  await screen.findByText('Nothing to fix: the page is ready');
  await screen.findByTestId('diff');
  return store;
}

test('shows the changes, publishes the version shown, and rolls back after a question, with Undo', async () => {
  const user = userEvent.setup();
  const store = await open();
  expect(screen.getByTestId('diff').textContent).toContain('Moved');
  await waitFor(() => expect(button('Publish').disabled).toBe(false));
  await user.click(button('Publish'));
  await screen.findByText('Version 2 is live');
  expect(sent('publishPage')).toEqual([{ rev: 4, signed: [], note: '' }]);
  expect(store.getState().page).toMatchObject({ publishedVersion: 2 });
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ pathname, search }) => pathname + search);
  expect(links).toEqual([
    '/sale',
    '/editor/preview/p1?lang=th&terminal=app&device=phone&version=2',
    '/en/sale',
    '/editor/preview/p1?lang=en&terminal=app&device=phone&version=2',
    '/id/sale',
    '/editor/preview/p1?lang=id&terminal=app&device=phone&version=2',
  ]);
  await user.click(button('Back to version 1'));
  expect(sent('publishPage')).toHaveLength(1);
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('/sale is live in version 2');
  await user.click(within(question).getByRole('button', { name: 'Back to version 1' }));
  await screen.findByText('Version 1 is live');
  expect(sent('publishPage').at(-1)).toEqual({ version: 1 });
  const offer = toastStore.get().at(-1);
  expect(offer).toMatchObject({ message: 'Version 1 is live at /sale', duration: 10_000 });
  act(() => offer?.action?.onSelect());
  await waitFor(() => expect(sent('publishPage').at(-1)).toEqual({ version: 2 }));
  await waitFor(() => expect(store.getState().page.publishedVersion).toBe(2));
});

test('warnings that only the server found are shown and must be signed', async () => {
  const user = userEvent.setup();
  answers.publishPage = ({ signed }) => {
    if ((signed as string[]).includes(findingKey(warning))) return { version: 2, previous: 1 };
    const data = { pages: [{ pageId: 'p1', findings: [warning] }] };
    throw new ApiError('CHECKS_UNSIGNED', 409, 'There are warnings', data);
  };
  await open();
  await waitFor(() => expect(button('Publish').disabled).toBe(false));
  await user.click(button('Publish'));
  await screen.findByText('The link leads nowhere: /gone. Choose another page.');
  expect(button('Publish').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Publish'));
  await screen.findByText('Version 2 is live');
});

test('a signature stays valid while the panel reads the same check; another warning or document needs a new one', async () => {
  vi.useFakeTimers();
  const wait = () => act(() => vi.advanceTimersByTimeAsync(5_000));
  const click = (element: HTMLElement) => act(async () => element.click());
  const untitled = { ...sound, meta: { ...sound.meta, title: { th: 'ก', en: 'a' } } };
  let facts: PageFacts = NO_FACTS;
  answers.pageChecks = () => ({ rev: 4, facts });
  const store = publishedStore({ document: untitled });
  const parts = (
    <>
      <ChecksPanel />
      <PublishDialog onClose={vi.fn()} />
    </>
  );
  renderWithChecks(store, parts);
  await act(() => vi.advanceTimersByTimeAsync(100));
  const sign = screen.getByRole<HTMLInputElement>('checkbox');
  await click(sign);
  expect(button('Publish').disabled).toBe(false);
  facts = { ...NO_FACTS, rendered: 'unavailable' };
  await wait();
  expect([sent('pageChecks').length, sign.checked, button('Publish').disabled]).toEqual([1, true, false]);

  act(() => void store.set({ problems: [...store.getState().problems, warning] }));
  expect([sign.checked, button('Publish').disabled]).toEqual([false, true]);
  await click(sign);
  act(() => void store.set({ problems: store.getState().problems.slice(0, 1) }));
  expect(sign.checked).toBe(true);

  act(() => void store.accept([{ id: 'x', rev: 5, commands: [setTitle('a', 'new')] }]));
  expect([sign.checked, button('Publish').disabled]).toEqual([false, true]);
  await wait();
  expect(sent('pageChecks').length).toBe(2);
  await click(sign);
  await click(button('Publish'));
  const signed = store.getState().problems.map(findingKey);
  expect(signed).toHaveLength(2);
  expect(sent('publishPage')).toEqual([{ rev: 5, signed, note: '' }]);
});

test('a refusal of a document that is no longer the present one leaves its findings alone', async () => {
  const store = publishedStore({ document: sound });
  answers.publishPage = () => {
    store.accept([{ id: 'x', rev: 5, commands: [setTitle('a', 'new')] }]);
    throw new ApiError('CHECKS_UNSIGNED', 409, 'Too late', {
      pages: [{ pageId: 'p1', findings: [warning] }],
    });
  };
  renderWithChecks(store, <PublishDialog onClose={vi.fn()} />);
  await waitFor(() => expect(button('Publish').disabled).toBe(false));
  await userEvent.setup().click(button('Publish'));
  await screen.findByText('Too late');
  expect(store.getState().problems).toEqual([]);
});

test('errors block, unsaved changes too', async () => {
  const broken = {
    ...sound,
    nodes: { ...sound.nodes, a: { ...sound.nodes.a, v: 0 } },
  } as unknown as typeof sound;
  const store = publishedStore({ document: broken });
  renderWithChecks(store, <PublishDialog onClose={vi.fn()} />);
  await screen.findByText('Errors have to be fixed first');
  expect(button('Publish').disabled).toBe(true);
  cleanup();

  const edited = await open();
  edited.edit([setTitle('a', 'new')], { label: 'Title' });
  await screen.findByText('Your last changes are still being saved…');
  expect(button('Publish').disabled).toBe(true);
});

test('a schedule warns of what will have ended by then, which must be signed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
  const user = userEvent.setup();
  const ends = [{ name: 'JBL', at: Date.parse('2026-12-01T00:00:00Z') }];
  const timed = [{ nodeId: 'a', path: ['source'], total: 2, ends }];
  answers.pageChecks = () => ({ rev: 4, facts: { ...NO_FACTS, timed } });
  await open({}, 'later');
  const [at] = document.querySelectorAll<HTMLInputElement>('input[data-when]');
  if (!at) throw new Error('No field for the time');
  await user.clear(at);
  await user.type(at, '2026-12-01T10:00');
  await screen.findByText(/^1 of 2 will have ended on .* 10:00: JBL$/);
  expect(button('Schedule').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /warnings/ }));
  await waitFor(() => expect(button('Schedule').disabled).toBe(false));
  await user.click(button('Schedule'));
  await screen.findByText(/Version 2 goes live on/);
  expect(sent('createRelease')).toMatchObject([{ items: [{ signed: ['ITEMS_END|a|source||JBL'] }] }]);
});

test('a schedule is entered in the tenant’s zone and pins the revision', async () => {
  const user = userEvent.setup();
  await open({}, 'later');
  const [at, until] = document.querySelectorAll<HTMLInputElement>('input[data-when]');
  if (!at || !until) throw new Error('No fields for the times');
  await user.clear(at);
  await user.type(at, '2026-12-01T10:00');
  await user.type(until, '2026-12-02T10:00');
  await waitFor(() => expect(button('Schedule').disabled).toBe(false));
  await user.click(button('Schedule'));
  await screen.findByText(/Version 2 goes live on/);
  expect(sent('createRelease')).toEqual([
    {
      name: '',
      items: [{ pageId: 'p1', rev: 4, signed: [] }],
      publishAt: Date.parse('2026-12-01T10:00:00+07:00'),
      revertAt: Date.parse('2026-12-02T10:00:00+07:00'),
    },
  ]);
});

test('names the shared modules of the page that have changes of their own, with a link', async () => {
  const shared = (id: string) => ({ id, type: 'shared', v: 1, props: { id } });
  const nodes = { hint: shared('hint'), calm: shared('calm') };
  const document = { ...sound, nodes, slots: { main: ['hint', 'calm'] } };
  const { page } = sampleStore().getState();
  const listed = (id: string, hasChanges: boolean) => ({
    ...page,
    id,
    path: `shared:${id}`,
    title: { en: `The ${id}` },
    hasChanges,
  });
  answers.editorPages = () => ({
    content: [listed('hint', true), listed('calm', false), listed('elsewhere', true)],
    totalElements: 3,
    hasNext: false,
  });
  renderWithChecks(publishedStore({ document }), <PublishDialog onClose={() => undefined} />);
  const found = await screen.findByTestId('shared-drafts');
  const links = within(found).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The hint', '/editor/pages/hint'],
  ]);
});

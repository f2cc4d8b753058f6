import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as platform from '#client/browser-api.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { toastStore } from '#ui/toast.ts';
import { renderAs } from '../publish/publish.fixtures.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { PageActions } from './page-actions.tsx';

const uses = {
  content: [{ id: 'p2', path: '/sale', title: { en: 'Sale' }, isLive: true }],
  totalElements: 1,
};
const ANSWERS: Record<string, unknown> = {
  sharedUses: uses,
  sendEdits: { rev: 2, results: [{ status: 'applied' }] },
};
const call = vi.fn(async ({ id }: { id: string }, _args?: unknown) => ANSWERS[id] ?? id);
/** Calls that change something. */
const sent = () => call.mock.calls.map(([{ id }]) => id).filter((id) => id !== 'usedOn');
const offline = sampleStore().getState().page;
const live = { ...offline, publishedVersion: 3 };
const button = (name: string) => screen.getByRole('button', { name });
const show = (page: typeof offline, role: OperatorRole = 'publisher') =>
  renderAs(role, <PageActions page={page} onChange={() => undefined} />);

beforeEach(() => {
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  call.mockClear();
  toastStore.set([]);
});
afterEach(cleanup);

test('a live page is archived after a question, and Undo restores it', async () => {
  const user = userEvent.setup();
  show(live);
  await user.click(button('Archive /sale'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('/sale is live. Shoppers get “not found” there at once.');
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(toastStore.get().at(-1)?.message).toBe('/sale archived'));
  act(() => toastStore.get().at(-1)?.action?.onSelect());
  await waitFor(() => expect(sent()).toEqual(['archivePage', 'restorePage']));
  await waitFor(() => expect(toastStore.get().at(-1)?.message).toBe('/sale restored'));
});

test('a page that shoppers don’t see is archived after a question with the places that use it', async () => {
  const user = userEvent.setup();
  call.mockResolvedValueOnce({
    total: 1,
    users: [{ kind: 'page', id: 'x', title: 'Sale week', live: true, uses: ['sale'] }],
  } as never);
  show(offline, 'editor');
  await user.click(button('Archive /sale'));
  const question = await screen.findByRole('alertdialog');
  expect(await within(question).findByRole('link', { name: 'Sale week' })).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent()).toEqual(['archivePage']));
});

test('an archived page that was live is restored after a question', async () => {
  show({ ...offline, archivedAt: 1, archivedVersion: 3 });
  await userEvent.setup().click(button('Restore /sale'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Shoppers see /sale again at once, in version 3');
  expect(sent()).toEqual([]);
});

test('the menu of a row has the same actions, with the same question', async () => {
  const user = userEvent.setup();
  show(live);
  await user.click(button('Actions on /sale'));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
  await user.click(within(menu).getByRole('menuitem', { name: 'Archive' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('/sale is live.');
  expect(sent()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent()).toEqual(['archivePage']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the menu says why an editor can’t archive a live page, and does nothing then', async () => {
  const user = userEvent.setup();
  show(live, 'editor');
  await user.click(button('Actions on /sale'));
  const item = await screen.findByRole('menuitem', { name: /^Archive.*Only publishers can do this/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await user.click(item);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an editor is told that a live page takes a publisher', async () => {
  show(live, 'editor');
  await userEvent.setup().click(button('Archive /sale. Only publishers can do this'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toEqual([]);
});

test('a viewer gets no actions', () => {
  show(live, 'viewer');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

describe('a shared module', () => {
  const shared = { ...live, path: 'shared:p1', title: { en: 'Shipping hint' } };

  test('is archived after a question that names where it is used, and Undo brings it back', async () => {
    const user = userEvent.setup();
    show(shared);
    await user.click(button('Archive Shipping hint'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Pages that show Shipping hint leave its place empty at once');
    const link = await within(question).findByRole('link', { name: 'Sale' });
    expect(link.getAttribute('href')).toBe('/editor/pages/p2');
    await user.click(within(question).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(toastStore.get().at(-1)?.message).toBe('Shipping hint archived'));
    act(() => toastStore.get().at(-1)?.action?.onSelect());
    await waitFor(() => expect(sent()).toEqual(['sharedUses', 'archivePage', 'restorePage']));
  });

  test('gets another name in the operator’s language', async () => {
    const user = userEvent.setup();
    show({ ...shared, title: { th: 'ส่งฟรี', en: 'Shipping hint' } }, 'editor');
    await user.click(button('Rename Shipping hint'));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Delivery');
    await user.click(within(screen.getByTestId('dialog')).getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(toastStore.get().at(-1)?.message).toBe('Delivery renamed'));
    expect(call.mock.lastCall?.[1]).toMatchObject({
      params: { id: 'p1' },
      body: {
        edits: [
          { base: 1, commands: [{ type: 'setMeta', name: 'title', value: { th: 'ส่งฟรี', en: 'Delivery' } }] },
        ],
      },
    });
  });
});

test('a template is removed after a question, by an editor', async () => {
  show({ ...offline, path: 'template:p1', title: { en: 'Sale day' } }, 'editor');
  await userEvent.setup().click(button('Archive Sale day'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Pages made from Sale day stay as they are');
  expect(sent()).toEqual([]);
});

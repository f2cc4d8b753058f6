import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '#schemas/api/envelope.ts';
import type { OperatorRole } from '#schemas/operator.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { EditorProvider } from '../store/provider.tsx';
import { sampleStore } from '../store/store.fixtures.ts';
import { PageAddress } from './page-address.tsx';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  cleanup();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

function open(role: OperatorRole = 'editor', part: { publishedVersion?: number; path?: string } = {}) {
  const { page } = sampleStore().getState();
  const store = sampleStore({ page: { ...page, ...part }, me: { clientId: 'me', name: 'me', role } });
  render(
    <InEditor>
      <EditorProvider store={store}>
        <PageAddress />
      </EditorProvider>
    </InEditor>,
  );
  return { store, user: userEvent.setup(), path: () => store.getState().page.path };
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(input());
  await user.type(input(), text);
};

describe('the page’s address', () => {
  test('is sent on submit, and applies once the server has accepted it', async () => {
    const { store, user, path } = open();
    const moved = { ...store.getState().page, path: '/ลดราคา' };
    fetched.mockResolvedValue(Response.json(succeeded(moved)));
    await type(user, '/ลดราคา{Enter}');
    await waitFor(() => expect(path()).toBe('/ลดราคา'));
    expect(fetched).toHaveBeenCalledOnce();
    const request = fetched.mock.calls[0]?.[0];
    expect(request).toMatchObject({ method: 'PUT', url: expect.stringMatching(/\/pages\/p1\/address$/) });
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(input().value).toBe('/ลดราคา');
  });

  test.each([
    ['/deals', 'This address belongs to the shop itself'],
    ['sale now', 'An address starts with'],
  ])('%s is refused in place before it is sent', async (text, reason) => {
    const { user } = open();
    await type(user, `${text}{Enter}`);
    expect(screen.getByText(reason, { exact: false })).toBeDefined();
    expect(input().ariaInvalid).toBe('true');
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    [
      'taken',
      async () => Response.json(failed('PATH_TAKEN', 'Taken already'), { status: 409 }),
      'Taken already',
    ],
    ['without a connection', () => Promise.reject(new TypeError('offline')), /\w/],
  ])('the typed address stays when it is %s', async (_, answer, reason) => {
    fetched.mockImplementation(answer);
    const { user, path } = open();
    await type(user, '/sale-2{Enter}');
    await waitFor(() => expect(input().ariaInvalid).toBe('true'));
    expect(document.getElementById('f-path-error')?.textContent).toMatch(reason);
    expect([input().value, path()]).toEqual(['/sale-2', '/sale']);
    await user.type(input(), '3');
    expect(document.getElementById('f-path-error')?.textContent).toBe('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(input().value).toBe('/sale');
  });

  test.each([
    ['viewer', {}, undefined],
    ['editor', { publishedVersion: 1 }, /by a publisher/],
    ['owner', { publishedVersion: 1, path: '/' }, /can’t do without/],
  ] as const)('%s can’t change it for %o', (role, part, reason) => {
    open(role, part);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(part && 'path' in part ? part.path : '/sale')).toBeDefined();
    if (reason) expect(screen.getByText(reason)).toBeDefined();
  });

  test.each([true, false])(
    'of a live page changes after a question, with a redirect: %s',
    async (isTicked) => {
      const { store, user, path } = open('publisher', { publishedVersion: 1 });
      fetched.mockResolvedValue(Response.json(succeeded({ ...store.getState().page, path: '/summer' })));
      await type(user, '/summer{Enter}');
      const question = await screen.findByTestId('move-page');
      expect(question.textContent).toContain('This page is live. It leaves /sale and is at /summer at once');
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Redirect the old address' });
      expect(box.checked).toBe(true);
      if (!isTicked) await user.click(box);
      expect(fetched).not.toHaveBeenCalled();
      await user.click(within(question).getByRole('button', { name: 'Change the address' }));
      await waitFor(() => expect(path()).toBe('/summer'));
      const request = fetched.mock.calls[0]?.[0].clone();
      expect(await request?.json()).toEqual({ path: '/summer', redirect: isTicked });
    },
  );
});

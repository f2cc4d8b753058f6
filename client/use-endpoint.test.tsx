import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ViewProvider } from '#runtime/view-context.tsx';
import { endpoint } from '#schemas/api/endpoint.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { setCookie } from '#ui/cookie.ts';
import { ApiError } from './api-error.ts';
import * as platform from './browser-api.ts';
import { endSession, noticeSession } from './session.ts';
import { forgetLoaded, useEndpoint } from './use-endpoint.ts';
import { useEndpointPages } from './use-endpoint-pages.ts';

const asText = { method: 'GET', path: '/thing', summary: '', data: z.string() } as const;
const query = z.object({ word: z.string() });
const operators = endpoint({ ...asText, id: 'operators', query, auth: 'viewer' });
const members = endpoint({ ...asText, id: 'members', auth: 'member' });
const pageQuery = z.object({ page: z.number() });
const paged = endpoint({ ...asText, id: 'paged', query: pageQuery, auth: 'viewer' });
const everybody = endpoint({ ...asText, id: 'everybody', auth: 'none' });

type Args = { query?: { word?: string; page?: number } };
const call =
  vi.fn<(endpoint: { id: string }, args: Args, options?: { signal?: AbortSignal }) => Promise<unknown>>();
beforeEach(() => {
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  call.mockImplementation(async ({ id }, { query }) => `${id} ${query?.word ?? ''}`.trim());
});
afterEach(() => {
  cleanup();
  endSession();
  vi.useRealTimers();
  call.mockReset();
});

const value = {
  lang: 'en',
  tenant: toTenantPublic(tenantFixture('zest')),
  terminal: 'h5',
  device: 'phone',
  now: 0,
} as const;
const show = (children: ReactNode) =>
  render(
    <ViewProvider value={value} messages={{}}>
      {children}
    </ViewProvider>,
  );
const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
/** Response that arrives when the returned function is called. */
function pending() {
  let arrive: (data: unknown) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  return (data: unknown) => act(async () => arrive(data));
}

function Words({ word }: { word: string }) {
  const { data, error, isLoading, mutate } = useEndpoint(operators, { query: { word } });
  return (
    <>
      <p>{[data ?? '–', error?.code, isLoading && 'loading'].filter(Boolean).join(' ')}</p>
      <button type="button" onClick={() => void mutate()}>
        again
      </button>
    </>
  );
}

test('components with the same key share a request; others keep their old data until the new arrives', async () => {
  const { rerender } = show([<Words key={1} word="a" />, <Words key={2} word="a" />]);
  expect(shown()).toEqual(['– loading', '– loading']);
  await act(async () => undefined);
  expect(shown()).toEqual(['operators a', 'operators a']);
  expect(call).toHaveBeenCalledTimes(1);
  const arrive = pending();
  rerender(
    <ViewProvider value={value} messages={{}}>
      <Words key={1} word="b" />
      <Words key={2} word="a" />
    </ViewProvider>,
  );
  expect(shown()).toEqual(['operators a loading', 'operators a']);
  await arrive('new');
  expect(shown()).toEqual(['new', 'operators a']);
});

test('a failure is kept until a retry succeeds; nothing retries unasked', async () => {
  vi.useFakeTimers();
  call.mockRejectedValueOnce(new ApiError('INTERNAL', 500, ''));
  show(<Words word="a" />);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(shown()).toEqual(['– INTERNAL']);
  expect(call).toHaveBeenCalledTimes(1);
  await act(async () => screen.getByText('again').click());
  expect(shown()).toEqual(['operators a']);
});

function Typed({ word }: { word: string | null }) {
  const args = word === null ? null : { query: { word } };
  return <p>{useEndpoint(operators, args, { isLatest: true }).data ?? '–'}</p>;
}

test('a request of a search ends when the next one starts, none is wanted or the screen is left', async () => {
  const at = (word: string | null) => (
    <ViewProvider value={value} messages={{}}>
      <Typed word={word} />
    </ViewProvider>
  );
  const signals = () => call.mock.calls.map(([, , options]) => options?.signal?.aborted);
  call.mockReturnValue(new Promise(() => undefined));
  const { rerender, unmount } = render(at('1'));
  rerender(at('12'));
  expect(signals()).toEqual([true, false]);
  rerender(at(null));
  expect(signals()).toEqual([true, true]);
  rerender(at('123'));
  expect(signals()).toEqual([true, true, false]);
  unmount();
  expect(signals()).toEqual([true, true, true]);
});

function Own() {
  const { data, isLoading } = useEndpoint(members, {});
  return <p>{data ?? (isLoading ? 'loading' : '–')}</p>;
}
/** Starts a session, as the response to a login does. */
function begin(since: string) {
  setCookie('user-last-login', since);
  noticeSession();
}

test('a member’s data ends with the session; another member’s is requested', async () => {
  begin('2026-08-01');
  call.mockResolvedValueOnce('Mali');
  show(<Own />);
  await act(async () => undefined);
  expect(shown()).toEqual(['Mali']);
  const arrive = pending();
  act(() => begin('2026-08-02'));
  expect(shown()).toEqual(['loading']);
  await arrive('Somchai');
  expect(shown()).toEqual(['Somchai']);
});

test('a response for an ended session is dropped', async () => {
  begin('2026-08-01');
  const arrive = pending();
  show(<Own />);
  const arriveLater = pending();
  act(() => begin('2026-08-02'));
  await arrive('Mali');
  expect(shown()).toEqual(['loading']);
  await arriveLater('Somchai');
  expect(shown()).toEqual(['Somchai']);
});

function Everybody({ isFresh = false }: { isFresh?: boolean }) {
  return <p>{useEndpoint(everybody, {}, { isFresh }).data ?? 'loading'}</p>;
}

test('[S2 §9] data that concerns nobody is requested again after five minutes', async () => {
  vi.useFakeTimers();
  const visit = async (isFresh?: boolean) => {
    const { unmount } = show(<Everybody isFresh={isFresh ?? false} />);
    const first = shown();
    await act(() => vi.advanceTimersByTimeAsync(100));
    unmount();
    return [...first, call.mock.calls.length];
  };
  expect(await visit()).toEqual(['loading', 1]);
  expect(await visit()).toEqual(['everybody', 1]);
  expect(await visit(true), 'a fresh one').toEqual(['loading', 2]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await visit()).toEqual(['everybody', 3]);
});

test('forgotten data is shown to nobody and requested by the next mount', async () => {
  show(<Words word="a" />);
  await act(async () => undefined);
  expect(shown()).toEqual(['operators a']);
  act(forgetLoaded);
  expect(shown()).toEqual(['– loading']);
  cleanup();
  show(<Words word="a" />);
  expect(shown()).toEqual(['– loading']);
  await act(async () => undefined);
  expect(call).toHaveBeenCalledTimes(2);
});

function Given() {
  return <p>{useEndpoint(everybody, {}, { initial: 'given' }).data}</p>;
}

test('data that came with the page is shown without a request', async () => {
  show(<Given />);
  await act(async () => undefined);
  expect(shown()).toEqual(['given']);
  expect(call).not.toHaveBeenCalled();
});

function Pages() {
  const { data = [], setSize, mutate } = useEndpointPages(paged, (page) => ({ query: { page } }));
  return (
    <>
      <p>{data.join()}</p>
      <button type="button" onClick={() => void setSize((size) => size + 1)}>
        more
      </button>
      <button type="button" onClick={() => void mutate()}>
        again
      </button>
    </>
  );
}

test('pages are appended on demand and requested again together', async () => {
  call.mockImplementation(async (_, { query }) => `page ${query?.page}`);
  show(<Pages />);
  await act(async () => undefined);
  expect(shown()).toEqual(['page 1']);
  await act(async () => screen.getByText('more').click());
  expect(shown()).toEqual(['page 1,page 2']);
  call.mockImplementation(async (_, { query }) => `new ${query?.page}`);
  await act(async () => screen.getByText('again').click());
  expect(shown()).toEqual(['new 1,new 2']);
});

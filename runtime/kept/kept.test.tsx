import { act, cleanup, render } from '@testing-library/react';
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Kept } from './kept.tsx';
import { KeptHtml } from './kept-html.tsx';
import { KeptPart } from './kept-part.tsx';
import { findPartsBy } from './kept-parts.ts';

const refresh = vi.fn();
const withRouter = (children: ReactNode) => (
  <AppRouterContext value={{ refresh } as unknown as AppRouterInstance}>{children}</AppRouterContext>
);

afterEach(() => {
  findPartsBy(() => undefined);
  refresh.mockClear();
  cleanup();
});

test('the page’s data names a part by its number in place of its content', () => {
  const parts: ReactNode[] = ['another'];
  findPartsBy(() => parts);
  const element = Kept({ 'data-testid': 'card', children: <b>Fan</b> });
  expect(element).toMatchObject({ type: KeptPart, props: { part: 1 } });
  expect(JSON.stringify((element as ReactElement).props)).toBe('{"part":1}');
  expect(renderToString(parts[1])).toBe('<article data-testid="card"><b>Fan</b></article>');
});

test('without parts, as in the browser, it is an article with its content', () => {
  const { container } = render(<Kept data-testid="card">Fan</Kept>);
  expect(container.innerHTML).toBe('<article data-testid="card">Fan</article>');
});

test('hydration keeps what stands, and so does going away and coming back', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<article data-testid="card" class="card"><b>Fan</b></article>';
  const fan = container.querySelector('b');
  const page = (isHere: boolean) => withRouter(isHere && <KeptPart part={7} />);
  const root = await act(async () => hydrateRoot(container, page(true)));
  expect(container.querySelector('b')).toBe(fan);
  act(() => root.render(page(false)));
  expect(container.innerHTML).toBe('');
  act(() => root.render(page(true)));
  expect(container.querySelector('article.card[data-testid=card] > b')).toBe(fan);
  expect(refresh).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});

test('a part that is made anew without its content is requested as data', () => {
  const { container } = render(withRouter(<KeptPart part={8} tag="a" />));
  expect(container.innerHTML).toBe('<a></a>');
  expect(refresh).toHaveBeenCalled();
});

test('drawings stay as the document brought them, and none is made from nothing', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<div hidden=""><svg></svg></div>';
  const page = (key: string) => <KeptHtml key={key} tag="div" hidden part={0} />;
  const root = await act(async () => hydrateRoot(container, page('document')));
  expect(container.innerHTML).toBe('<div hidden=""><svg></svg></div>');
  act(() => root.render(page('next page')));
  expect(container.innerHTML).toBe('<div hidden=""></div>');
  act(() => root.unmount());
  container.remove();
});

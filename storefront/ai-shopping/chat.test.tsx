import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aiMessages, clientMessages } from '#locales/text.ts';
import { ViewProvider } from '#runtime/view-context.tsx';
import type { AiEvents } from '#schemas/api/invented/ai-chat.ts';
import { deals, fixtureContext, goods } from '../fixtures.ts';
import { AiScreen } from './ai-screen.tsx';
import { newTurn, questionOf } from './turn.ts';

const { t: _, ...view } = fixtureContext({ lang: 'en' });
const ctx = fixtureContext({ lang: 'en' });
const encoder = new TextEncoder();
let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
let asked: { body: unknown; signal: AbortSignal }[] = [];
let refused: Response | undefined;

const tell = <Name extends keyof AiEvents>(name: Name, data: AiEvents[Name]) =>
  act(async () => stream?.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)));

beforeEach(() => {
  // A new history entry: the conversation of the previous test is kept under its own.
  history.replaceState({ view: crypto.randomUUID() }, '');
  asked = [];
  refused = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (_url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push({ body: JSON.parse(body), signal });
    if (refused) return refused;
    const answer = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(answer, { headers: { 'content-type': 'text/event-stream' } });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (over: Partial<Parameters<typeof AiScreen>[0]> = {}) =>
  render(
    <ViewProvider value={view} messages={clientMessages('en')}>
      <AiScreen
        ctx={ctx}
        messages={aiMessages('en')}
        question=""
        task={undefined}
        about={undefined}
        popular={[goods.default]}
        {...over}
      />
    </ViewProvider>,
  );
const field = () => screen.getByTestId<HTMLTextAreaElement>('ai-question');
const type = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
};
const card = { goods: goods.default, readAt: 0, verdict: 'BELOW', days: 90, usualPrice: 10 } as const;

describe('the assistant’s screen', () => {
  test('deals are shown as cards with price, verdict and the time it was read', async () => {
    show();
    await type('earbuds');
    await tell('deals', { deals: [{ deal: deals.default, readAt: 0, verdict: 'BELOW', days: 90 }] });
    const offer = screen.getByTestId('ai-deal');
    expect(offer.querySelector('[data-testid=deal-card]')).not.toBeNull();
    expect(offer.querySelector('[data-testid=ai-verdict]')?.textContent).toBe('Below its usual price');
    expect(offer.textContent).toMatch(/1970/);
  });

  test('starts with links to the search, which ask here with script', async () => {
    show();
    const start = screen.getByTestId('ai-starts').querySelector('a') as HTMLAnchorElement;
    expect(start.getAttribute('href')).toContain('/search?keyword=');
    await act(async () => void fireEvent.click(start));
    expect(asked[0]?.body).toMatchObject({ question: start.textContent, turns: [] });
    expect(screen.queryByTestId('ai-starts')).toBeNull();
  });

  test('shows sentences and cards as they arrive, in a polite live region, then the follow-up questions', async () => {
    show();
    await type('earbuds');
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByTestId('ai-turn').textContent).toContain('Looking');
    await tell('understood', { filters: ['up to ฿500'] });
    await tell('text', { text: 'Here.' });
    await tell('cards', { source: 'SEARCH', layout: 'list', cards: [card] });
    expect(screen.getByTestId('ai-product').dataset.source).toBe('SEARCH');
    expect(screen.getByTestId('ai-verdict').textContent).toBe('Below its usual price');
    await tell('suggestions', { questions: ['The cheapest'] });
    expect(screen.queryByText('The cheapest')).toBeNull();
    await tell('done', {});
    await act(async () => void fireEvent.click(screen.getByText('The cheapest')));
    expect(asked[1]?.body).toMatchObject({
      question: 'The cheapest',
      turns: [{ question: 'earbuds' }],
      shown: [goods.default.code],
    });
  });

  test('stop aborts the request and keeps the text received so far', async () => {
    show();
    await type('earbuds');
    await tell('text', { text: 'Here.' });
    await act(async () => void fireEvent.click(screen.getByTestId('ai-stop')));
    await waitFor(() => expect(screen.getByTestId('ai-turn').dataset.state).toBe('stopped'));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(screen.getByTestId('ai-text').textContent).toBe('Here.');
    expect(field().value).toBe('');
  });

  test('shows the text of a server error, keeps the typed question, and retries', async () => {
    refused = Response.json(
      { success: false, code: 'AI_QUESTION_LIMIT', message: 'Question limit reached today', data: null },
      { status: 429 },
    );
    show();
    await type('earbuds');
    await waitFor(() =>
      expect(screen.getByTestId('ai-notice').textContent).toContain('Question limit reached today'),
    );
    expect(field().value).toBe('earbuds');
    expect(screen.getByTestId('ai-notice').querySelector('a')?.getAttribute('href')).toContain('/search');
    refused = undefined;
    await act(async () => void fireEvent.click(screen.getByTestId('ai-retry')));
    await tell('text', { text: 'Here.' });
    expect(screen.getAllByTestId('ai-turn')).toHaveLength(1);
    expect(screen.queryByTestId('ai-notice')).toBeNull();
  });

  test('shows that the connection was lost, and keeps the typed question', async () => {
    show();
    await type('earbuds');
    await act(async () => stream?.error(new Error('gone')));
    await waitFor(() => expect(screen.getByTestId('ai-notice').textContent).toContain('connection was lost'));
    expect(field().value).toBe('earbuds');
  });

  test('drops the text that a model sent before it failed', async () => {
    show();
    await type('earbuds');
    await tell('text', { text: 'Only nine!' });
    await tell('notice', { code: 'AI_CONNECTING', message: 'Please try again later' });
    await tell('text', { text: 'Here.' });
    expect(screen.getByTestId('ai-text').textContent).toBe('Here.');
    expect(screen.getByTestId('ai-notice').textContent).toBe('Please try again later');
  });

  test('compares in a table with heads for rows and columns', async () => {
    show();
    await type('compare');
    const cards = [card, { ...card, goods: { ...goods.default, id: 'two', averageScore: 0 } }];
    await tell('cards', { source: 'AI', layout: 'compare', cards });
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(screen.getAllByRole('rowheader')).toHaveLength(6);
    expect(screen.getByTestId('ai-compare').textContent).toContain('Not stated');
  });

  test('sends the question of a product’s page at once, with the product', async () => {
    show({ about: goods.default, task: 'cheaper' });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ task: 'cheaper', about: goods.default.code });
  });

  test('a shared question is only filled into the field', async () => {
    show({ question: 'cheapest phone' });
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([field().value, asked]).toEqual(['cheapest phone', []]);
  });

  test('a question from a product’s page without an answer still refers to that product', () => {
    const asked = newTurn(1, { question: 'Cheaper alternatives', about: 'p1', task: 'cheaper' });
    expect(questionOf(newTurn(2, { question: 'Is it a good price?' }), [asked]).shown).toEqual(['p1']);
  });

  test('sends no more than the last turns', () => {
    const turns = Array.from({ length: 20 }, (_, id) => newTurn(id, { question: `question ${id}` }));
    const { turns: sent } = questionOf(newTurn(20, { question: 'last' }), turns);
    expect(sent?.map(({ question }) => question)).toEqual(
      [14, 15, 16, 17, 18, 19].map((id) => `question ${id}`),
    );
  });
});

import { request } from 'node:http';
import type { Page } from 'playwright/test';
import { aiChat } from '#schemas/api/invented/ai-chat.ts';
import {
  calls,
  hangs,
  raw,
  says,
  showsFound,
  startStubModel,
} from '#server/domain/ai/stub-model.fixtures.ts';
import { AI_DEFAULTS } from '#server/platform/ai-options.ts';
import { readRows } from '../support/database.ts';
import { moveClock } from '../support/rig.ts';
import { DESKTOP } from './devices.ts';
import { untilNoon } from './noon.ts';
import { takePicture } from './picture.ts';
import { hydrated } from './story.ts';
import { expect, origin, test } from './test.ts';

// The browser logs responses with 422 and 429.
test.use({ ...DESKTOP, expectedErrors: /status of 4(22|29)/ });

const CONNECTING = 'Please try again later, connecting to the Internet!';

const parts = (page: Page) => {
  const turn = page.getByTestId('ai-turn').last();
  return { field: page.getByTestId('ai-question'), turn, notice: turn.getByTestId('ai-notice') };
};

async function ask(page: Page, question: string): Promise<void> {
  const { field, turn } = parts(page);
  await field.fill(question);
  await page.getByTestId('ai-send').click();
  await expect(turn.getByRole('heading', { level: 2 })).toContainText(question);
  await expect(turn).not.toHaveAttribute('data-state', 'running');
}

test('[K2] too many words and too many questions are reported as specified, and the typed text is kept', async ({
  page,
  server,
}) => {
  const { field, notice } = parts(page);
  await moveClock(server, untilNoon());
  try {
    await page.goto('/en/ai-shopping');
    await hydrated(page);
    const long = 'fan '.repeat(AI_DEFAULTS.limits.words + 1).trim();
    await ask(page, long);
    await expect(notice).toContainText('Word limit reached');
    await expect(field).toHaveValue(long);

    await ask(page, 'kettle');
    await expect(notice).toHaveCount(0);
    await readRows(server, "update ai_questions set count = 1000000 where tenant_id = 'zest'", []);
    await ask(page, 'tent');
    await expect(notice).toContainText('Question limit reached today');
    await expect(field).toHaveValue('tent');
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/en/search?keyword=tent');
  } finally {
    await readRows(server, "delete from ai_questions where tenant_id = 'zest'", []);
    await moveClock(server, 0);
  }
});

test('[K2] a failing model is reported as specified, and a stopped question aborts its request', {
  tag: '@all',
}, async ({ page, startOwn }) => {
  const stub = await startStubModel();
  const own = await startOwn({
    AI_BASE_URL: stub.baseUrl,
    AI_MODEL: 'stub',
    AI_PATIENCE_MS: '8000',
    AI_DEVICE_QUESTIONS: '4',
    AI_QUESTION_WORDS: '8',
  });
  await moveClock(own, untilNoon());
  const { field, turn, notice } = parts(page);
  const search = (keyword: string) =>
    calls({ index: 0, id: 'a', name: 'search', arguments: JSON.stringify({ keyword }) });
  await page.goto(`${origin(own, 'zest')}/en/ai-shopping`);
  await hydrated(page);

  stub.will(hangs('It costs nine baht. '));
  await ask(page, 'air fryer');
  await expect(notice).toHaveText(CONNECTING);
  await expect(turn.locator('[data-source=SEARCH]').first()).toBeVisible();
  await expect(turn.getByTestId('ai-text')).not.toContainText('nine');
  await takePicture(page, 'ai-model-hangs');

  stub.will(raw('data: {"choices":[{"del\n\n'));
  await ask(page, 'rice cooker');
  await expect(notice).toHaveText(CONNECTING);
  await expect(turn.locator('[data-source=SEARCH]').first()).toBeVisible();

  stub.will(search('earbuds'), showsFound, says('Every price is ฿1. These sound good.'));
  await ask(page, 'earbuds under 1000');
  await expect(turn.getByTestId('ai-text')).toHaveText('These sound good.');
  await expect(turn.locator('[data-source=AI]').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await takePicture(page, 'ai-model-answers');

  const long = 'one two three four five six seven eight nine';
  await ask(page, long);
  await expect(notice).toContainText('Word limit reached');
  await expect(field).toHaveValue(long);

  // Stopping a question aborts the model's request.
  const left = stub.left();
  stub.will(hangs('These sound good. '));
  await field.fill('headphones');
  await page.getByTestId('ai-send').click();
  await expect.poll(() => stub.bodies.length).toBe(1);
  await page.getByTestId('ai-stop').click();
  await expect(turn).toHaveAttribute('data-state', 'stopped');
  await expect.poll(stub.left, { timeout: 6_000 }).toBe(left + 1);

  await ask(page, 'tent');
  await expect(notice).toContainText('Question limit reached today');
  await expect(field).toHaveValue('tent');
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/en/search?keyword=tent');
  await takePicture(page, 'ai-limit');
  // Through the front, too, the first words arrive while the model is still streaming.
  stub.will(hangs('These sound good. '));
  await firstWords(own.port, 'headphones');
  expect(stub.left()).toBe(left + 1);
  await expect.poll(stub.left, { timeout: 6_000 }).toBe(left + 2);
  // The page sends its last reports while its server still runs.
  await page.goto('about:blank');
  await stub.stop();
});

/** Waits for the first words of an answer, and aborts the request. A guest without a device has the address's limit. */
function firstWords(port: number, question: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { host: `zest.localhost:${port}`, 'content-type': 'application/json' };
    const path = `/api${aiChat.path}`;
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
        if (!text.includes('event: text')) return;
        resolve();
        asked.destroy();
      });
      response.on('end', () => reject(new Error(text)));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ question }));
  });
}

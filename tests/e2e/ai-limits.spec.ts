import { request } from 'node:http';
import { aiChat } from '#schemas/api/invented/ai-chat.ts';
import {
  calls,
  hangs,
  raw,
  says,
  showsFound,
  startStubModel,
} from '#server/domain/ai/stub-model.fixtures.ts';
import { DESKTOP } from './devices.ts';
import { takePicture } from './picture.ts';
import { hydrated } from './story.ts';
import { expect, origin, test } from './test.ts';

// The browser logs responses with 422 and 429.
test.use({ ...DESKTOP, expectedErrors: /status of 4(22|29)/ });

const CONNECTING = 'Please try again later, connecting to the Internet!';

test('[K2] a failing model, too many words and too many questions are reported as specified, and the typed text is kept', async ({
  page,
  startOwn,
}) => {
  const stub = await startStubModel();
  const own = await startOwn({
    AI_BASE_URL: stub.baseUrl,
    AI_MODEL: 'stub',
    AI_PATIENCE_MS: '8000',
    AI_DEVICE_QUESTIONS: '4',
    AI_QUESTION_WORDS: '8',
  });
  const field = page.getByTestId('ai-question');
  const turn = page.getByTestId('ai-turn').last();
  const notice = turn.getByTestId('ai-notice');
  const ask = async (question: string) => {
    await field.fill(question);
    await page.getByTestId('ai-send').click();
    await expect(turn.getByRole('heading', { level: 2 })).toContainText(question);
    await expect(turn).not.toHaveAttribute('data-state', 'running');
  };
  const search = (keyword: string) =>
    calls({ index: 0, id: 'a', name: 'search', arguments: JSON.stringify({ keyword }) });
  await page.goto(`${origin(own, 'zest')}/en/ai-shopping`);
  await hydrated(page);

  stub.will(hangs('It costs nine baht. '));
  await ask('air fryer');
  await expect(notice).toHaveText(CONNECTING);
  await expect(turn.locator('[data-source=SEARCH]').first()).toBeVisible();
  await expect(turn.getByTestId('ai-text')).not.toContainText('nine');
  await takePicture(page, 'ai-model-hangs');

  stub.will(raw('data: {"choices":[{"del\n\n'));
  await ask('rice cooker');
  await expect(notice).toHaveText(CONNECTING);
  await expect(turn.locator('[data-source=SEARCH]').first()).toBeVisible();

  stub.will(search('earbuds'), showsFound, says('Every price is ฿1. These sound good.'));
  await ask('earbuds under 1000');
  await expect(turn.getByTestId('ai-text')).toHaveText('These sound good.');
  await expect(turn.locator('[data-source=AI]').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await takePicture(page, 'ai-model-answers');

  const long = 'one two three four five six seven eight nine';
  await ask(long);
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

  await ask('tent');
  await expect(notice).toContainText('Question limit reached today');
  await expect(field).toHaveValue('tent');
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/en/search?keyword=tent');
  await takePicture(page, 'ai-limit');
  // Through the front, too, the first words arrive while the model is still streaming.
  stub.will(hangs('These sound good. '));
  expect(await firstWords(own.port, 'headphones')).toBeLessThan(6_000);
  await expect.poll(stub.left, { timeout: 6_000 }).toBe(left + 2);
  // The page sends its last reports while its server still runs.
  await page.goto('about:blank');
  await stub.stop();
});

/**
 * Milliseconds until the first words of an answer, after which the request is aborted. A guest without a device has the
 * address's limit.
 */
function firstWords(port: number, question: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { host: `zest.localhost:${port}`, 'content-type': 'application/json' };
    const path = `/api${aiChat.path}`;
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
        if (!text.includes('event: text')) return;
        resolve(performance.now() - started);
        asked.destroy();
      });
      response.on('end', () => reject(new Error(text)));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ question }));
  });
}

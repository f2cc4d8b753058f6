import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import {
  type Answers,
  feedFixture,
  inspectionFixture,
  pricedFixture,
  runFixture,
  showFeeds,
} from './feeds.fixtures.tsx';
import { clearWizard } from './wizard-store.ts';

beforeEach(clearWizard);
afterEach(() => {
  cleanup();
  forgetLoaded();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const MB = 1_024 ** 2;
const open = (answers: Answers, role?: Parameters<typeof showFeeds>[2]) =>
  showFeeds('/editor/feeds/new', answers, role);
const address = () => screen.getByLabelText<HTMLInputElement>('Address of the feed');
const next = (name: string) => screen.getByRole('button', { name });
/** Inspection whose price is mapped once a request says so. */
const inspectFeed = ({ body }: { body?: Record<string, unknown> }) =>
  JSON.stringify(body?.mapping).includes('cost') ? pricedFixture() : inspectionFixture();

/** Types an address and goes on to the first rows. */
async function readAddress(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: /^Address/ }));
  await user.type(address(), 'https://feed.example/a.csv');
  await user.click(next('Read the first rows'));
  await screen.findByTestId('sample-rows');
}

test('what is typed survives a refused request, going back, and leaving for another screen', async () => {
  let isDown = true;
  const answers: Answers = {
    inspectFeed: (args: object) => {
      if (isDown) throw new ApiError('FEED_UNREACHABLE', 422, 'The address doesn’t answer');
      return inspectFeed(args);
    },
  };
  const { user } = open(answers);
  await user.click(await screen.findByRole('radio', { name: /^Address/ }));
  await user.type(address(), 'https://feed.example/a.csv?key=1');
  await user.click(screen.getByRole('checkbox', { name: 'The address asks for a header' }));
  await user.type(screen.getByLabelText('Name of the header'), 'X-Api-Key');
  await user.type(screen.getByLabelText('Value of the header'), 's3cret{Enter}');
  expect(await screen.findByText('The address doesn’t answer')).toBeTruthy();
  expect(address().value).toBe('https://feed.example/a.csv?key=1');
  isDown = false;
  await user.click(next('Read the first rows'));
  await screen.findByTestId('sample-rows');
  expect(document.activeElement?.textContent).toBe('Step 2 of 6: First rows');
  await user.click(next('Back'));
  expect(address().value).toBe('https://feed.example/a.csv?key=1');
  cleanup();
  open(answers);
  await screen.findByTestId('step');
  expect(address().value).toBe('https://feed.example/a.csv?key=1');
  expect(screen.getByLabelText<HTMLInputElement>('Value of the header').value).toBe('s3cret');
});

test('an address that isn’t one gets the focus and says so, and nothing is requested', async () => {
  const { user, sent } = open({ inspectFeed });
  await user.click(await screen.findByRole('radio', { name: /^Address/ }));
  await user.type(address(), 'feed.example{Enter}');
  expect(screen.getByText('Enter an address that begins with https://.')).toBeTruthy();
  expect(document.activeElement).toBe(address());
  expect(sent('inspectFeed')).toEqual([]);
});

test('an upload goes in parts, and continues where it has broken off', async () => {
  const file = new File([new Uint8Array(3 * MB)], 'shop.csv');
  const upload = (received: number) => ({ id: 'u1', fileName: 'shop.csv', size: 3 * MB, received });
  let parts = 0;
  const { user, sent } = open({
    beginFeedUpload: upload(0),
    sendFeedPart: ({ query }: { query: { offset: number } }) => {
      parts += 1;
      if (parts === 2) throw new ApiError('TRANSPORT', 0, 'gone');
      return upload(Math.min(3 * MB, query.offset + 2 * MB));
    },
    inspectFeed,
  });
  await screen.findByTestId('step');
  await user.click(next('Read the first rows'));
  expect(screen.getByText('Choose a file first.')).toBeTruthy();
  await user.upload(screen.getByTestId('file-input'), file);
  await screen.findByText('The upload of shop.csv broke off at 67%.');
  await user.click(next('Continue the upload'));
  await screen.findByText('shop.csv is uploaded (3 MB).');
  expect(sent('sendFeedPart').map(({ query }) => query)).toEqual([
    { offset: 0 },
    { offset: 2 * MB },
    { offset: 2 * MB },
  ]);
  expect(sent('sendFeedPart').at(-1)?.file?.size).toBe(MB);
  await user.click(next('Read the first rows'));
  await screen.findByTestId('sample-rows');
  const source = { type: 'upload', uploadId: 'u1', fileName: 'shop.csv' };
  expect(sent('inspectFeed')[0]?.body).toMatchObject({ format: 'auto', source });
});

test('a mapping is changed by selects, and the preview follows over the file that was read', async () => {
  const { user, sent } = open({ inspectFeed });
  await readAddress(user);
  expect(screen.getByText(/The price is invalid/)).toBeTruthy();
  await user.click(next('Next: Columns'));
  await screen.findByText('No column for: Price now. Without them no row becomes an item.');
  expect(screen.queryByTestId('item-card')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Price now'), 'cost');
  const card = await screen.findByTestId('item-card');
  expect(card.textContent).toMatch(/Pan฿120before ฿150/);
  expect(screen.getByText('Everything that an item needs is mapped.')).toBeTruthy();
  expect(screen.getByText('1 column isn’t used')).toBeTruthy();
  expect(sent('inspectFeed').at(-1)?.body).toMatchObject({
    mapping: { title: { from: ['name'] }, price: { from: ['cost'] } },
    source: { type: 'upload', uploadId: 'u1' },
  });
});

test('a picture of a sample that can’t be loaded gives way to the shop’s placeholder', async () => {
  const withPicture = (args: Parameters<typeof inspectFeed>[0]) =>
    JSON.parse(
      JSON.stringify(inspectFeed(args)).replaceAll(
        '"picture":null',
        '"picture":"https://gone.example/a.webp"',
      ),
    );
  const { user } = open({ inspectFeed: withPicture });
  await readAddress(user);
  await user.click(next('Next: Columns'));
  await user.selectOptions(screen.getByLabelText('Price now'), 'cost');
  const picture = (await screen.findByTestId('item-card')).querySelector('img') as HTMLImageElement;
  expect(picture.src).toBe('https://gone.example/a.webp');
  fireEvent.error(picture);
  expect(picture.dataset.state).toBe('failed');
  expect(picture.hasAttribute('src')).toBe(false);
});

test('the feed is saved and tried at the end, and publishers run it with its schedule', async () => {
  const { user, sent } = open({
    inspectFeed,
    addFeed: feedFixture(),
    dryRunFeed: runFixture({ mode: 'dry', state: 'queued' }),
    readFeedRun: runFixture({ mode: 'dry', state: 'planned' }),
    runFeed: runFixture({ id: 'r2' }),
  });
  await readAddress(user);
  await user.click(next('Next: Columns'));
  await user.click(next('Next: Categories and brands'));
  expect(screen.getByTestId('paths').textContent).toContain('Home › Kitchen');
  await user.click(next('Next: Rules'));
  await user.click(next('Next: Dry run'));
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of the feed'), 'Kitchen shop');
  await user.click(screen.getByRole('radio', { name: /^Every few hours/ }));
  await user.click(next('Next: Dry run'));
  expect(sent('addFeed')).toEqual([]);
  await user.click(next('Save and try it'));
  const result = await screen.findByTestId('dry-result');
  expect(result.textContent).toContain('A run would bring: 120 new, 31 prices changed, 14 gone, 6 refused.');
  expect(result.textContent).toContain('Of the first 3 refused:');
  expect(sent('addFeed')).toMatchObject([
    { body: { name: 'Kitchen shop', format: 'generic', missing: { rule: 'after', days: 7 } } },
  ]);
  expect(sent('addFeed')[0]?.body?.source).toEqual({ type: 'address', url: 'https://feed.example/a.csv' });
  await user.click(next('Run now'));
  await waitFor(() => expect(window.location.pathname).toBe('/editor/feeds/f1/runs/r2'));
  const schedule = { kind: 'hours', every: 6 };
  expect(sent('scheduleFeed')).toEqual([{ params: { id: 'f1' }, body: { schedule } }]);
});

test('a category of the file is given to one of the shop, as suggested', async () => {
  const suggestion = {
    source: 'path',
    value: 'Home > Kitchen',
    classificationId: 'c1',
    reasons: [{ kind: 'name', text: 'Kitchen' }],
  };
  const { user, sent } = open({
    inspectFeed,
    suggestCategories: [[suggestion]],
    classifications: [{ id: 'c1', code: 'c1', name: 'Kitchenware', subCategories: [] }],
  });
  await readAddress(user);
  for (const name of ['Columns', 'Categories and brands']) await user.click(next(`Next: ${name}`));
  await user.click(await screen.findByRole('button', { name: 'Move “Home > Kitchen” to Kitchenware' }));
  expect(await screen.findByText('“Home > Kitchen” becomes Kitchenware.')).toBeTruthy();
  expect(screen.getByText('Becomes Kitchenware')).toBeTruthy();
  const { reasons: _, ...body } = suggestion;
  expect(sent('saveCategoryMapping')).toEqual([{ body }]);
});

test('after a change of the rules the feed is changed, not added again, and tried anew', async () => {
  const { user, sent } = open(
    {
      inspectFeed,
      addFeed: feedFixture(),
      changeFeed: feedFixture(),
      dryRunFeed: runFixture({ mode: 'dry', state: 'queued' }),
      readFeedRun: runFixture({ mode: 'dry', state: 'planned' }),
    },
    'editor',
  );
  await readAddress(user);
  for (const name of ['Columns', 'Categories and brands', 'Rules']) await user.click(next(`Next: ${name}`));
  expect(screen.getByText('Publishers set the times of a feed.')).toBeTruthy();
  await user.type(screen.getByLabelText('Name of the feed'), 'Kitchen{Enter}');
  await user.click(next('Save and try it'));
  await screen.findByTestId('dry-result');
  expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull();
  await user.click(next('Back'));
  await user.click(screen.getByRole('radio', { name: /^Keep it/ }));
  await user.click(next('Next: Dry run'));
  expect(screen.queryByTestId('dry-result')).toBeNull();
  await user.click(next('Try it again'));
  await screen.findByTestId('dry-result');
  expect(sent('addFeed')).toHaveLength(1);
  expect(sent('changeFeed')).toMatchObject([{ params: { id: 'f1' }, body: { missing: { rule: 'keep' } } }]);
});

test('each step is accessible', async () => {
  const { container, user } = open({ inspectFeed });
  const check = async () => {
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  };
  await screen.findByTestId('step');
  await check();
  await readAddress(user);
  await check();
  for (const name of ['Columns', 'Categories and brands', 'Rules']) {
    await user.click(next(`Next: ${name}`));
    await check();
  }
  expect(within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('button')).toHaveLength(6);
});

test('rows that are refused for one cause stand once, with their number and the first of their lines', async () => {
  const [row] = inspectionFixture().rows;
  const refused = (line: number, key: string, field: string) => ({
    ...row,
    line,
    values: { code: `a${line}` },
    problem: {
      ...{ code: 'IMPORT_INVALID_PRICE', message: 'The price is invalid', detail: `${field} ${line}` },
      cause: { key, field, params: { value: String(line) } },
    },
  });
  const rows = [
    ...Array.from({ length: 8 }, (_, i) => refused(i + 2, 'NO_PRICE', 'price')),
    refused(10, 'ZERO_PRICE', 'price'),
    ...Array.from({ length: 2 }, (_, i) => refused(i + 11, 'NO_PRICE', 'price')),
    refused(13, 'NO_PRICE', 'maxPrice'),
  ];
  const { user } = open({ inspectFeed: inspectionFixture({ rows: rows as never, read: 12, rejected: 12 }) });
  await readAddress(user);
  const shown = within(screen.getByTestId('sample-rows'))
    .getAllByText('Refused')
    .map((label) => label.closest('p')?.textContent);
  expect(shown).toHaveLength(3);
  expect(shown[0]).toContain('10 rows: 2, 3, 4, 5, 6 and 5 more');
  expect(shown[1]).not.toContain('rows:');
});

import { expect, test } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import { activityFixtures as samples } from '#storefront/activities/fixtures.ts';
import { FIXTURE_NOW } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { activityFixtures } from './fixtures.ts';
import { loadActivity } from './load.ts';
import { activity } from './module.ts';
import { ActivityView } from './view.tsx';

describeModule(activity, ActivityView, activityFixtures, [
  { activity: 'a'.repeat(129) },
  { activity: 1 },
  { title: { th: 'ก'.repeat(81) } },
]);

const { default: running, bonus, badge } = activityFixtures;
const ended = { ...running, data: samples.ended };

test.each([
  ['a lottery', running, '/en/lottery/1', ['มือถือ × 1', 'หม้อทอดไร้น้ำมัน × 6', 'คูปอง ฿50 × 50']],
  ['a bonus', bonus, '/en/bonus/5', []],
  ['badges', badge, '/en/badge/6', ['นักล่าดีล']],
])('%s leads to its own screen and names its prizes', async (_, fixture, href, goods) => {
  const body = await showFixture(ActivityView, fixture, { lang: 'en' });
  expect(body.querySelector('a')?.getAttribute('href')).toBe(href);
  expect([...body.querySelectorAll('li')].map((item) => item.textContent)).toEqual(goods);
});

test('an operator’s title replaces the activity’s', async () => {
  const fixture = { ...running, props: { ...running.props, title: { en: 'Win a phone' } } };
  expect((await showFixture(ActivityView, fixture, { lang: 'en' })).querySelector('h2')?.textContent).toBe(
    'Win a phone',
  );
});

test('one that is over leads to its results', async () => {
  const body = await showFixture(ActivityView, ended, { lang: 'en' });
  expect(body.querySelector('a')?.textContent).toBe('See the results');
});

const load = (answer: unknown) => loadWith(loadActivity, running.props, { activityDetail: answer });

test('the page is served until the activity opens or closes', async () => {
  expect(await load(samples.running)).toMatchObject({ tags: ['activity:1'], maxAge: 3 * 86_400 });
  expect((await load(samples.coming)).maxAge).toBe(86_400);
  expect((await load(samples.ended)).maxAge).toBeUndefined();
  expect((await load({ ...samples.running, endTime: FIXTURE_NOW })).maxAge).toBeUndefined();
});

test('an invalid activity isn’t shown', async () => {
  expect((await load(samples.invalid)).data).toBeUndefined();
});

test('no request is sent without an activity', async () => {
  const { calls, data } = await loadWith(loadActivity, { ...running.props, activity: '' }, {});
  expect([calls, data]).toEqual([[], undefined]);
});

test('an activity hidden from shoppers leaves no gap; a failing server gives the fallback of any module', async () => {
  expect(await load(Promise.reject(new ApiError('NOT_FOUND', 404, '')))).toMatchObject({
    data: undefined,
    tags: ['activity:1'],
  });
  await expect(load(Promise.reject(new ApiError('TIMEOUT', 0, '')))).rejects.toThrow();
});

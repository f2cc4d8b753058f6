import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HOSTILE_LINKS } from '#schemas/content/hostile.fixtures.ts';
import { fixtureContext } from '#storefront/fixtures.ts';
import { describeModule, loadWith, showFixture } from '#tests/module-kit.tsx';
import { campaignHeroFixtures as fixtures } from './fixtures.ts';
import { CampaignClock } from './island-body.tsx';
import { loadCampaignHero } from './load.ts';
import { campaignHero } from './module.ts';
import { CampaignHeroView } from './view.tsx';

describeModule(campaignHero, CampaignHeroView, fixtures, [
  { tone: 'black' },
  { from: 'tomorrow' },
  { title: { th: 'ก'.repeat(81) } },
  ...HOSTILE_LINKS.flatMap((link) => [{ link }, { endedLink: link }]),
]);

afterEach(cleanup);

const show = async (name: keyof typeof fixtures) => {
  const body = await showFixture(CampaignHeroView, fixtures[name], { lang: 'en' });
  const link = body.querySelector('a');
  return {
    state: body.querySelector('[data-state]')?.getAttribute('data-state'),
    time: body.querySelector('b')?.textContent,
    clock: body.querySelector('[role=timer]')?.textContent,
    way: link && [link.textContent, link.getAttribute('href')],
  };
};

test('before its start it counts down to it', async () => {
  expect(await show('before')).toMatchObject({
    state: 'before',
    time: 'Starts in',
    way: ['See the deals', '/en/deals'],
  });
});

test('while it runs it counts down to its end', async () => {
  expect(await show('default')).toMatchObject({
    state: 'running',
    time: 'Ends in',
    clock: '01days12hours00min00sec',
  });
});

test('once over it says so, without a countdown, and leads on', async () => {
  expect(await show('ended')).toEqual({
    state: 'ended',
    time: 'This campaign is over',
    clock: undefined,
    way: ['Today’s deals', '/en'],
  });
});

test('without times it is as it is', async () => {
  expect(await show('timeless')).toMatchObject({ state: 'running', clock: undefined });
});

test.each([
  ['before', 3 * 86_400],
  ['default', 1.5 * 86_400],
  ['ended', undefined],
  ['timeless', undefined],
] as const)('the page of one that is %s is fresh for %s seconds', async (name, maxAge) => {
  const { data, maxAge: loaded } = await loadWith(loadCampaignHero, fixtures[name].props, {});
  expect(loaded).toBe(maxAge);
  expect(data).toEqual(fixtures[name].data);
});

test('the state is that of the server’s time, to the millisecond', async () => {
  const { props } = fixtures.default;
  const at = async (now: number) =>
    (await loadWith(loadCampaignHero, props, {}, { ctx: fixtureContext({ now }) })).data.state;
  const [from, until] = [Date.parse(props.from ?? ''), Date.parse(props.until ?? '')];
  expect([await at(from - 1), await at(from), await at(until - 1), await at(until)]).toEqual([
    'before',
    'running',
    'running',
    'ended',
  ]);
});

test('days are counted apart from hours', () => {
  const { getByRole } = render(
    <CampaignClock at={3 * 86_400_000 + 61_000} from={0} units={['d', 'h', 'm', 's']} />,
  );
  expect(getByRole('timer').textContent).toBe('03d00h01m01s');
});

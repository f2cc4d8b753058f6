import { expect, test } from 'vitest';
import { activityFixtures } from '#storefront/activities/fixtures.ts';
import { describeModule, loadWith, renderFixture, showFixture } from '#tests/module-kit.tsx';
import { shareInvitationFixtures } from './fixtures.ts';
import { loadShareInvitation } from './load.ts';
import { shareInvitation } from './module.ts';
import { ShareInvitationView } from './view.tsx';

const { default: ofLottery, missingImage: ofShop } = shareInvitationFixtures;

describeModule(shareInvitation, ShareInvitationView, shareInvitationFixtures, [
  { title: 'a text without a language' },
  { title: { th: 'ก'.repeat(81) } },
  { text: { th: 'ก'.repeat(201) } },
  { activity: 'a'.repeat(129) },
]);

const sharedUrl = async (fixture: typeof ofLottery) => {
  const link = (await showFixture(ShareInvitationView, fixture, { lang: 'en' })).querySelector(
    '[data-testid=share-open]',
  );
  return new URL(link?.getAttribute('href') ?? '').searchParams.get('url');
};

test('shares the activity’s own page, or the shop’s', async () => {
  expect(await sharedUrl(ofLottery)).toBe('http://zest.localhost:3000/en/lottery/1');
  expect(await sharedUrl(ofShop)).toBe('http://zest.localhost:3000/en');
});

test('is nothing where the tenant offers no sharing', async () => {
  expect(await renderFixture(ShareInvitationView, ofLottery, { tenant: { shareSwitch: false } })).toBe('');
});

test('requests the chosen activity, and depends on it', async () => {
  const answers = { activityDetail: activityFixtures.running };
  const loaded = await loadWith(loadShareInvitation, ofLottery.props, answers);
  expect(loaded.calls).toEqual([{ id: 'activityDetail', args: { params: { id: '1' } } }]);
  expect(loaded.tags).toEqual(['activity:1']);
  expect((await loadWith(loadShareInvitation, ofShop.props, answers)).calls).toEqual([]);
});

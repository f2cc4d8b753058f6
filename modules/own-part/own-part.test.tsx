import { expect, test } from 'vitest';
import { BOUND_SCREEN_NAMES } from '#schemas/page/bound-address.ts';
import { describeModule, loadWith, renderFixture, showFixture } from '#tests/module-kit.tsx';
import { ownPartFixtures } from './fixtures.ts';
import { loadOwnPart } from './load.ts';
import { ownPart } from './module.ts';
import { OwnPartView } from './view.tsx';

describeModule(ownPart, OwnPartView, ownPartFixtures, []);

test('is a placeholder for the part of the canvas’s screen, and nothing anywhere else', async () => {
  const { props } = ownPartFixtures.default;
  const loaded = await loadWith(loadOwnPart, props, {}, { binding: { standsFor: 'brand' } });
  expect(loaded.data).toEqual({ screen: 'brand' });
  const elsewhere = await loadWith(loadOwnPart, props, {});
  expect(await renderFixture(OwnPartView, { props, data: elsewhere.data })).toBe('');
});

test.each(BOUND_SCREEN_NAMES)('names the part of %s that it replaces', async (screen) => {
  const body = await showFixture(OwnPartView, { props: {}, data: { screen } }, { lang: 'en' });
  expect(body.querySelector('span')?.textContent?.length).toBeGreaterThan(8);
});

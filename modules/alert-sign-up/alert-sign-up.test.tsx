import { expect, test } from 'vitest';
import { describeModule, showFixture } from '#tests/module-kit.tsx';
import { alertSignUpFixtures } from './fixtures.ts';
import { alertSignUp } from './module.ts';
import { AlertSignUpView } from './view.tsx';

const { default: whole, missingImage: bare } = alertSignUpFixtures;

describeModule(alertSignUp, AlertSignUpView, alertSignUpFixtures, [
  { title: 'a text without a language' },
  { title: { th: 'ก'.repeat(81) } },
  { keywords: Array.from({ length: 9 }, () => ({ keyword: { th: 'ก' } })) },
  { keywords: [{ keyword: { fr: 'un' } }] },
]);

test('typed words go to a new alert without script', async () => {
  const form = (await showFixture(AlertSignUpView, whole, { lang: 'en' })).querySelector('form');
  expect(form?.getAttribute('action')).toBe('/en/deal-alerts/new');
  expect(form?.querySelector('input')?.name).toBe('keyword');
  expect(form?.querySelector('input')?.maxLength).toBe(50);
});

test('each keyword leads to its own alert, in the page’s language, once', async () => {
  const keywords = [...whole.props.keywords, ...whole.props.keywords];
  const body = await showFixture(
    AlertSignUpView,
    { ...whole, props: { ...whole.props, keywords } },
    { lang: 'id' },
  );
  expect([...body.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/id/deal-alerts/new?keyword=headphone',
    '/id/deal-alerts/new?keyword=air+fryer',
    '/id/deal-alerts/new?keyword=ponsel',
  ]);
});

test('without keywords there is no list', async () => {
  expect((await showFixture(AlertSignUpView, bare)).querySelector('ul')).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { appAddress } from '#client/app-open/open-app.ts';
import { editorMessages } from '#locales/text.ts';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { toTenantPublic } from '#schemas/tenant.ts';
import { EditorTexts } from '../kit/editor-texts.tsx';
import { PhoneCodes } from './phone-codes.tsx';

afterEach(cleanup);

const show = (appLinks: object) => {
  const tenant = { ...toTenantPublic(tenantFixture('zest')), appLinks: { intercept: false, ...appLinks } };
  const value = { lang: 'en', tenant, terminal: 'h5', device: 'desktop', now: 0 } as const;
  render(
    <EditorTexts value={value} messages={editorMessages('en')}>
      <PhoneCodes href="https://zest.example/review/abc" />
    </EditorTexts>,
  );
  return tenant;
};

test('a review link is a code for the phone’s browser', async () => {
  show({});
  expect(await screen.findByTestId('phone-qr')).toBeTruthy();
  expect(screen.queryByText('In the app')).toBeNull();
});

test('a shop with an app has a code that opens the link there', async () => {
  const tenant = show({ custom: 'zest://open' });
  expect(await screen.findByTestId('app-qr')).toBeTruthy();
  expect(appAddress(tenant, '/review/abc')).toBe('zest://open?path=%2Freview%2Fabc');
});

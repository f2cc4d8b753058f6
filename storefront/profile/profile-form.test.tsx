import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { memberMessages } from '#locales/text.ts';
import { MoreTexts } from '#runtime/view-context.tsx';
import { fixtureContext } from '../fixtures.ts';
import { renderInView } from '../lists/lists.fixtures.tsx';
import { ProfileForm } from './profile-form.tsx';

afterEach(cleanup);

test.each([
  ['2026-12-31T16:59:59Z', '2026-12-31'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
])('at %s in Bangkok the last birthday is %s', (now, last) => {
  renderInView(
    <MoreTexts messages={memberMessages('en')}>
      <ProfileForm member={{ id: 'mali' }} onSaved={() => undefined} />
    </MoreTexts>,
    fixtureContext({ lang: 'en', now: Date.parse(now) }),
  );
  expect(screen.getByTestId<HTMLInputElement>('birthday').max).toBe(last);
});

import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import * as platform from '#client/browser-api.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import type { Finding } from '#schemas/page/finding.ts';
import { sampleStore } from '../store/store.fixtures.ts';
import { NewRelease } from './new-release.tsx';
import { renderInEditor } from './publish.fixtures.tsx';

const page = { id: 'p1', path: '/double-day' } as PageSummary;
const finding = (severity: Finding['severity']): Finding => ({
  code: 'DEAD_LINK',
  severity,
  at: { path: ['x'] },
  params: { target: '/gone' },
});

afterEach(cleanup);

/** Asks for a release that the server refuses for the finding. */
async function refused(found: Finding) {
  const data = { pages: [{ pageId: 'p1', findings: [found] }] };
  const call = () => Promise.reject(new ApiError('CHECKS_UNSIGNED', 422, 'Look at it', data));
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  renderInEditor(sampleStore(), <NewRelease pages={[page]} nameOf={() => 'Double day'} onClose={vi.fn()} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: /double-day/ }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Look at it');
}

test('a warning of a release can be signed', async () => {
  await refused(finding('warning'));
  expect(screen.getByRole('checkbox', { name: /seen these warnings/ })).toBeTruthy();
});

test('an error of a release can’t be signed', async () => {
  await refused(finding('error'));
  expect(screen.queryByRole('checkbox', { name: /seen these warnings/ })).toBeNull();
  expect(screen.getByText('Errors have to be fixed first')).toBeTruthy();
});

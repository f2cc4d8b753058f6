import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { TeamInvitation } from '#schemas/api/invented/operators.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { OpenInvitations } from './open-invitations.tsx';

afterEach(cleanup);

const invitation = (id: string, mail?: TeamInvitation['mail']): TeamInvitation => ({
  id,
  email: `${id}@test.example`,
  role: 'editor',
  invitedBy: 'Anna',
  expiresAt: Date.parse('2026-12-03T00:00:00Z'),
  mail,
});

test('each invitation shows its mail; one that couldn’t be sent is sent again', async () => {
  const onSendAgain = vi.fn();
  const dueAt = Date.parse('2026-11-26T05:00:00Z');
  render(
    <InEditor>
      <OpenInvitations
        invitations={[
          invitation('old'),
          invitation('new', { state: 'waiting', tries: 0, dueAt }),
          invitation('sent', { state: 'sent', tries: 1 }),
          invitation('late', { state: 'waiting', tries: 2, dueAt }),
          invitation('failed', { state: 'failed', tries: 9 }),
        ]}
        onTakeBack={() => undefined}
        onSendAgain={onSendAgain}
      />
    </InEditor>,
  );
  expect(screen.getAllByTestId('invitation-mail').map(({ textContent }) => textContent)).toEqual([
    'The mail is being sent',
    'Mailed',
    expect.stringMatching(/^The mail isn’t sent yet\. Next attempt: .*12:00/),
    'The mail couldn’t be sent',
  ]);
  const again = screen.getAllByRole('button', { name: /^Send again: invitation to/ });
  expect(again).toHaveLength(2);
  await userEvent.setup().click(again[1] as HTMLElement);
  expect(onSendAgain).toHaveBeenCalledWith(expect.objectContaining({ id: 'failed' }));
});

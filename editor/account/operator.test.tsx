import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/api-error.ts';
import * as platform from '#client/browser-api.ts';
import { operatorSession } from '#client/operator-session.ts';
import { forgetLoaded } from '#client/use-endpoint.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Me } from '#schemas/api/invented/operators.ts';
import { InEditor } from '../fields/controls.fixtures.tsx';
import { RequireOperator, useOperator } from './operator.tsx';

afterEach(() => {
  cleanup();
  forgetLoaded();
  operatorSession.set('open');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const anna = {
  id: 'anna',
  name: 'Anna',
  email: 'anna@shop.example',
  role: 'editor',
  others: [],
} as unknown as Me;
const ben = { ...anna, id: 'ben', name: 'Ben' } as Me;

function OwnScreen() {
  return (
    <>
      <p>{useOperator().name}</p>
      <input aria-label="Text" />
    </>
  );
}

/** Shows the name of the operator and a field of their own; `session` is whose session the server knows. */
function show(first: Me | undefined) {
  const session = { of: first };
  const call = async ({ id }: Endpoint) => {
    if (id !== 'operatorMe') return {};
    if (!session.of) throw new ApiError('401', 401, 'Unauthorized');
    return session.of;
  };
  vi.spyOn(platform, 'browserApi').mockReturnValue({ call } as never);
  render(
    <RequireOperator>
      <OwnScreen />
    </RequireOperator>,
    { wrapper: InEditor },
  );
  return session;
}

/** Signs in at the form as somebody. */
async function signInAs(me: Me, session: ReturnType<typeof show>): Promise<void> {
  vi.stubGlobal('fetch', async () => {
    session.of = me;
    return Response.json({});
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the first sign-in shows the screen', async () => {
  const session = show(undefined);
  await userEvent.type(await screen.findByLabelText('Email'), 'anna@shop.example');
  await signInAs(anna, session);
  await screen.findByText('Anna');
});

test('a session that has ended is renewed over the screen, whose fields stay', async () => {
  const session = show(anna);
  await userEvent.type(await screen.findByLabelText('Text'), 'kept');
  session.of = undefined;
  operatorSession.set('ended');
  await screen.findByRole('dialog');
  await signInAs(anna, session);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('kept');
});

test('another operator gets a screen of their own', async () => {
  const session = show(anna);
  await userEvent.type(await screen.findByLabelText('Text'), 'hers');
  session.of = undefined;
  operatorSession.set('ended');
  await screen.findByRole('dialog');
  await signInAs(ben, session);
  await screen.findByText('Ben');
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('');
});

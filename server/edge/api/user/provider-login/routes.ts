import * as calls from '#schemas/api/invented/provider-login.ts';
import { LOGIN_PROVIDERS } from '#schemas/enums/account.ts';
import { AppError } from '#schemas/errors.ts';
import {
  finishLogin,
  linkIdToken,
  linkPending,
  registerPending,
  startLoginByProvider,
  unlink,
  whereItBegan,
} from '../../../../domain/members/provider-login/operations.ts';
import { rawRoute, route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const providerLoginRoutes = ({ memberAuth }: Services) => [
  route(calls.startProviderLogin, async ({ body }, call, http) =>
    startLoginByProvider({ ...call, ...http, memberAuth }, body),
  ),
  rawRoute(calls.finishProviderLogin, async (request, call, http) => {
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    const setCookie = (line: string) => headers.append('Set-Cookie', line);
    const account = { ...call, ...http, setCookie, memberAuth };
    const back = await whereItBegan(account);
    headers.set('Location', `${back}${await outcomeOf(request, account)}`);
    return new Response(null, { status: 302, headers });
  }),
  route(calls.registerByProvider, async (_, call, http) => registerPending({ ...call, ...http, memberAuth })),
  route(calls.linkProvider, async (_, call, http) => linkPending({ ...call, ...http, memberAuth })),
  route(calls.linkIdToken, async ({ params, body }, call, http) =>
    linkIdToken({ ...call, ...http, memberAuth }, params.provider, body.idToken),
  ),
  route(calls.unlinkProvider, async ({ params }, call) => unlink(call, params.provider)),
];

/** Fragment that tells the page how the login at the provider ended; empty for a visitor who is signed in. */
async function outcomeOf(request: Request, account: Parameters<typeof finishLogin>[0]): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  const provider = LOGIN_PROVIDERS.find((known) => pathname.endsWith(`/${known}/return`));
  try {
    if (!provider) throw new AppError('LOGIN_METHOD_OFF');
    const outcome = await finishLogin(account, provider, searchParams);
    return outcome === 'done' ? '' : `#login=${outcome}`;
  } catch (error) {
    if (error instanceof AppError) return `#login=failed.${error.code}`;
    throw error;
  }
}

import { confirmUnsubscribing, unsubscribe } from '#schemas/api/invented/unsubscribe.ts';
import { pauseByToken } from '../../../../domain/alerts/unsubscribe.ts';
import type { Call } from '../../../../platform/call.ts';
import { rawRoute } from '../../route.ts';
import type { Services } from '../../services.ts';

export const unsubscribeRoutes = ({ memberAuth }: Services) => [
  rawRoute(confirmUnsubscribing, async (request, call) =>
    seeOther(call, 302, `token=${encodeURIComponent(tokenOf(request))}`),
  ),
  rawRoute(unsubscribe, async (request, call) => {
    const { db, scope, now } = call;
    await pauseByToken(db, memberAuth.codeSecret, scope.tenantId, tokenOf(request), now());
    // Mail services don't follow redirects (RFC 8058, 3.1).
    const isPage = new URL(request.url).searchParams.get('from') === 'page';
    return isPage ? seeOther(call, 303, 'state=done') : new Response(null, { status: 200 });
  }),
];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Redirects to the page in the visitor's language. */
function seeOther({ scope, lang }: Call, status: 302 | 303, query: string): Response {
  const prefix = lang === scope.tenant.defaultLanguage ? '' : `/${lang}`;
  const Location = `${prefix}/deal-alerts/unsubscribe?${query}`;
  return new Response(null, { status, headers: { Location, 'Cache-Control': 'no-store' } });
}

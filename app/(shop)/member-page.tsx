import type { Metadata } from 'next';
import { alertMessages, memberMessages, peopleMessages } from '#locales/text.ts';
import type { MemberScreenName } from '#storefront/member-screens/member-gate.tsx';
import { MemberScreen } from '#storefront/member-screens/member-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../page-context.ts';
import { pageMetadata } from './page-metadata.ts';

/** Lifetime in s. These pages contain nothing of a member: the browser requests that later. */
const LIFETIME = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

type Props = { screen: MemberScreenName };

const DESCRIPTIONS = {
  profile: 'profile.meta',
  security: 'safety.meta',
  notifications: 'notifications.meta',
  newDealAlert: 'alerts.meta',
} as const;

export function MemberPage({ screen }: Props) {
  const { ctx, request } = pageContext();
  request.answer.lifetime = LIFETIME;
  const { lang } = ctx;
  const more = {
    notifications: peopleMessages,
    newDealAlert: alertMessages,
    profile: undefined,
    security: undefined,
  };
  const messages = { ...more[screen]?.(lang), ...memberMessages(lang) };
  return <MemberScreen ctx={ctx} screen={screen} tab={request.query.tab} messages={messages} />;
}

export function memberMetadata(screen: Props['screen']): Metadata {
  const { ctx, request } = pageContext();
  const description = ctx.t(DESCRIPTIONS[screen], { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t(`screen.${screen}`), description, noindex: true });
}

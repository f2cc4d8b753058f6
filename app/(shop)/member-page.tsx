import type { Metadata } from 'next';
import { memberMessages } from '#locales/text.ts';
import { MemberScreen } from '#storefront/profile/member-screen.tsx';
import { tenantName } from '#storefront/shell/tenant-name.ts';
import { pageContext } from '../page-context.ts';
import { pageMetadata } from './page-metadata.ts';

/** Seconds. Nothing on these pages belongs to anybody: what does comes later. */
const LIFETIME = { maxAge: 3_600, staleWhileRevalidate: 86_400, staleIfError: 604_800 };

type Props = { screen: 'profile' | 'security' };

export function MemberPage({ screen }: Props) {
  const { ctx, request } = pageContext();
  request.answer.lifetime = LIFETIME;
  return <MemberScreen ctx={ctx} screen={screen} messages={memberMessages(ctx.lang)} />;
}

export function memberMetadata(screen: Props['screen']): Metadata {
  const { ctx, request } = pageContext();
  const text = screen === 'profile' ? 'profile.meta' : 'safety.meta';
  const description = ctx.t(text, { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t(`screen.${screen}`), description, noindex: true });
}

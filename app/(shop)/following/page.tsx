import { peopleMessages } from '#locales/text.ts';
import { FollowingScreen } from '#storefront/follow/following-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import { OWN_LIST_LIFETIME } from '../own-marks-page.tsx';
import { pageMetadata } from '../page-metadata.ts';

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('following.meta', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t('screen.following'), description, noindex: true });
}

export default function FollowingPage() {
  const { ctx, request } = pageContext();
  request.answer.lifetime = OWN_LIST_LIFETIME;
  return <FollowingScreen ctx={ctx} messages={peopleMessages(ctx.lang)} />;
}

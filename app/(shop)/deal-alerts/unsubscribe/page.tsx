import type { Metadata } from 'next';
import { Unsubscribing } from '#storefront/alerts/unsubscribing.tsx';
import { pageContext } from '../../../page-context.ts';
import { pageMetadata } from '../../page-metadata.ts';

export function generateMetadata(): Metadata {
  const { ctx, request } = pageContext();
  const title = ctx.t('screen.unsubscribe');
  return pageMetadata(ctx, { ...request, title, description: title, noindex: true });
}

/** Target of the links in alert mails. Its address contains a member's token, so it isn't cached. */
export default function UnsubscribePage() {
  const { ctx, request } = pageContext();
  const { token = '', state } = request.query;
  return <Unsubscribing ctx={ctx} token={token} isDone={state === 'done'} />;
}

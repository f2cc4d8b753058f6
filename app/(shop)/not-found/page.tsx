import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MissingPage } from '#storefront/fixed-pages/missing-page.tsx';
import { Popular } from '#storefront/fixed-pages/popular.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext } from '../../page-context.ts';

export function generateMetadata(): Metadata {
  const { ctx, request } = pageContext();
  const kind = request.answer.status === 410 ? 'gone' : 'notFound';
  return { title: `${ctx.t(`errors.${kind}.title`)} | ${tenantName(ctx)}`, robots: { index: false } };
}

/** Page that the front renders when Next found none, with that response's status; it has no address of its own. */
export default function NotFoundPage() {
  const { ctx, request } = pageContext();
  if (request.answer.status === undefined) notFound();
  return (
    <MissingPage ctx={ctx} kind={request.answer.status === 410 ? 'gone' : 'notFound'}>
      <Popular title={ctx.t('missing.popular')} />
    </MissingPage>
  );
}

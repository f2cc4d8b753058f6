import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { tenantName } from '#storefront/shell/tenant-name.ts';
import { pageContext } from '../../page-context.ts';
import NotFound from '../not-found.tsx';

export function generateMetadata(): Metadata {
  const { ctx, request } = pageContext();
  const kind = request.answer.status === 410 ? 'gone' : 'notFound';
  return { title: `${ctx.t(`errors.${kind}.title`)} | ${tenantName(ctx)}`, robots: { index: false } };
}

/** Page that the front renders when Next found none, with that response's status; it has no address of its own. */
export default function NotFoundPage() {
  if (pageContext().request.answer.status === undefined) notFound();
  return <NotFound />;
}

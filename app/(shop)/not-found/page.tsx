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

/** What the front shows where Next found no page, with that answer's status; an address of its own it has none. */
export default function NotFoundPage() {
  if (pageContext().request.answer.status === undefined) notFound();
  return <NotFound />;
}

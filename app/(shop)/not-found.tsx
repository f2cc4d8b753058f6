import { MissingPage } from '#storefront/fixed-pages/missing-page.tsx';
import { pageContext } from '../page-context.ts';

/** Next's own page for an address without one; shoppers see it on client navigation only. */
export default function NotFound() {
  const { ctx, request } = pageContext();
  return <MissingPage ctx={ctx} kind={request.answer.status === 410 ? 'gone' : 'notFound'} />;
}

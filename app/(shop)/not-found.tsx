import { MissingPage } from '#storefront/fixed-pages/missing-page.tsx';
import { pageContext } from '../page-context.ts';

/** Next's own page for an address without one, which is part of every page: it has no script. */
export default function NotFound() {
  const { ctx, request } = pageContext();
  return <MissingPage ctx={ctx} kind={request.answer.status === 410 ? 'gone' : 'notFound'} />;
}

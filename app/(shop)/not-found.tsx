import { MissingPage } from '#storefront/fixed-pages/missing-page.tsx';
import { pageContext } from '../page-context.ts';

export default function NotFound() {
  const { ctx, request } = pageContext();
  return <MissingPage ctx={ctx} kind={request.answer.status === 410 ? 'gone' : 'notFound'} />;
}

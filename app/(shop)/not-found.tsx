import { localHref } from '#storefront/paths.ts';
import { NoData } from '#ui/no-data.tsx';
import { pageContext } from '../page-context.ts';

export default function NotFound() {
  const { ctx } = pageContext();
  return (
    <div data-testid="not-found">
      <h1>{ctx.t('errors.notFound.title')}</h1>
      <NoData
        variant="nothing"
        message={ctx.t('errors.notFound.text')}
        action={<a href={localHref(ctx, '/')}>{ctx.t('errors.notFound.home')}</a>}
      />
    </div>
  );
}

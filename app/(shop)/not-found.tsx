import { localHref } from '#storefront/paths.ts';
import { NoData } from '#ui/no-data.tsx';
import { pageContext } from '../page-context.ts';

export default function NotFound() {
  const { ctx, request } = pageContext();
  const kind = request.answer.status === 410 ? 'gone' : 'notFound';
  return (
    <div data-testid="not-found" data-state={kind}>
      <h1>{ctx.t(`errors.${kind}.title`)}</h1>
      <NoData
        variant="nothing"
        message={ctx.t(`errors.${kind}.text`)}
        action={<a href={localHref(ctx, '/')}>{ctx.t('errors.notFound.home')}</a>}
      />
    </div>
  );
}

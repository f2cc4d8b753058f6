import { localHref, screenPath } from '#storefront/links/paths.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { pageContext } from '../page-context.ts';

export default function NotFound() {
  const { ctx, request } = pageContext();
  const kind = request.answer.status === 410 ? 'gone' : 'notFound';
  const action = (
    <>
      <a className={buttons.primary} href={localHref(ctx, '/')}>
        {ctx.t('errors.notFound.home')}
      </a>
      <a className={buttons.secondary} href={localHref(ctx, screenPath('/daily-special-offers'))}>
        {ctx.t('screen.dailyOffers')}
      </a>
    </>
  );
  return (
    <div data-testid="not-found" data-state={kind}>
      <NoData
        variant="nothing"
        title={ctx.t(`errors.${kind}.title`)}
        message={ctx.t(`errors.${kind}.text`)}
        action={action}
      />
    </div>
  );
}

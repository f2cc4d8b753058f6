import { aiMessages } from '#locales/text.ts';
import { AI_TASKS } from '#schemas/api/invented/ai-chat.ts';
import { goodsPages } from '#schemas/api/invented/catalogue.ts';
import { goodsByCodes } from '#schemas/api/invented/picks.ts';
import { PAGE } from '#schemas/constants.ts';
import { AiScreen } from '#storefront/ai-shopping/ai-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { LIST_LIFETIME } from '../list-lifetime.ts';
import { pageMetadata } from '../page-metadata.ts';

const POPULAR = 6;

export function generateMetadata() {
  const { ctx, request } = pageContext();
  const description = ctx.t('ai.meta', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title: ctx.t('screen.aiShopping'), description });
}

/** Page of the assistant, the same for everyone: questions go from the browser to the API. */
export default async function AiShoppingPage() {
  const { ctx, api, request } = pageContext();
  const { query, signal } = request;
  const codes = query.about ? [query.about] : [];
  const body = { pageRequest: { page: PAGE.first, size: POPULAR } };
  // A failure leaves the assistant without either.
  const [[about], popular] = await Promise.all([
    codes.length === 0 ? [] : api.call(goodsByCodes, { body: { codes } }, { signal }).catch(() => []),
    api.call(goodsPages, { body }, { signal }).catch(() => undefined),
  ]);
  tagPage(request, ['feed:goods', ...(about ? [`goods:${about.id}`] : [])]);
  request.answer.lifetime = LIST_LIFETIME;
  return (
    <AiScreen
      ctx={ctx}
      messages={aiMessages(ctx.lang)}
      question={query.question ?? ''}
      task={AI_TASKS.find((task) => task === query.task)}
      about={about}
      popular={(popular?.content ?? []).flatMap(({ goods }) => goods ?? [])}
    />
  );
}

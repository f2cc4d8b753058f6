import type { ReactNode } from 'react';
import { formatPrice } from '#locales/format/price.ts';
import type { Messages } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { AiQuestion } from '#schemas/api/invented/ai-chat.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { GoodsCard } from '../cards/goods-card.tsx';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import { screenCrumbs } from '../links/crumbs.ts';
import { localHref, paths } from '../links/paths.ts';
import screen from '../lists/list-screen.module.css';
import styles from './ai-shopping.module.css';
import { Chat } from './chat.tsx';

type Props = {
  ctx: ViewContext;
  messages: Messages;
  /** Question from the page's address. */
  question: string;
  task: AiQuestion['task'];
  /** Product that the question is about. */
  about: Goods | undefined;
  popular: readonly Goods[];
};

const STARTS = ['phone', 'earbuds', 'fryer', 'shipping', 'coupons'] as const;

/** Screen of the shopping assistant (S2 §2): a start that leads to the search without script, and the conversation. */
export function AiScreen({ ctx, messages, question, task, about, popular }: Props): ReactNode {
  const { t } = ctx;
  const title = t('screen.aiShopping');
  const price = formatPrice(6_000, ctx.tenant.currency, ctx);
  const first = about
    ? { question: task ? t(`ai.about.${task}`) : question, about: about.code ?? about.id, task }
    : { question };
  return (
    <div className={`${screen.screen} ${styles.screen}`} data-testid="ai-shopping">
      <Breadcrumbs ctx={ctx} crumbs={screenCrumbs(ctx, { name: title, path: paths.aiShopping() })} />
      <h1>{title}</h1>
      {about && (
        <div className={styles.about}>
          <VisuallyHidden as="h2">{t('ai.about')}</VisuallyHidden>
          <GoodsCard ctx={ctx} goods={about} type="AICHATHORIZONTAL" source="AI" eager />
        </div>
      )}
      <Chat messages={messages} first={first}>
        <div className={styles.start}>
          <p>{t('ai.intro')}</p>
          <section aria-labelledby="ai-try">
            <h2 id="ai-try" className={styles.heading}>
              {t('ai.try')}
            </h2>
            <ul className={styles.pills} data-testid="ai-starts">
              {STARTS.map((name) => {
                const ask = t(`ai.start.${name}`, { price });
                return (
                  <li key={name}>
                    <a
                      className={styles.pill}
                      href={localHref(ctx, paths.search({ keyword: ask }))}
                      rel="nofollow"
                      data-question={ask}
                    >
                      {ask}
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
          {popular.length > 0 && (
            <section aria-labelledby="ai-popular">
              <h2 id="ai-popular" className={styles.heading}>
                {t('ai.popular')}
              </h2>
              <ul className={styles.list} data-testid="ai-popular" data-source="AIFEED">
                {popular.map((goods) => (
                  <li key={goods.id}>
                    <GoodsCard ctx={ctx} goods={goods} type="AICHATVERTICAL" source="AIFEED" />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Chat>
    </div>
  );
}

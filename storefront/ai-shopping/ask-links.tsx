import type { ViewContext } from '#runtime/context.ts';
import { AI_TASKS } from '#schemas/api/invented/ai-chat.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { localHref, paths } from '../links/paths.ts';
import styles from './ask-links.module.css';

type Props = { ctx: ViewContext; goods: Pick<Goods, 'id' | 'code'> };

/** The assistant's questions about a product, as links. */
export function AskLinks({ ctx, goods }: Props) {
  const { t } = ctx;
  return (
    <nav className={styles.links} aria-label={t('ai.about')} data-testid="ask-links">
      <span className={styles.label}>{t('ai.about')}</span>
      <ul className={styles.list}>
        {AI_TASKS.map((task) => (
          <li key={task}>
            <a
              href={localHref(ctx, paths.aiShopping({ about: goods.code ?? goods.id, task }))}
              className={styles.link}
              rel="nofollow"
            >
              {t(`ai.about.${task}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { NOTICE_LIST } from '#schemas/constants.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { jumpLink } from '#storefront/links/jump-link.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NoticeList } from './island.tsx';
import type { NoticeProps } from './module.ts';
import styles from './styles.module.css';

export function NoticeView({ id, props, ctx }: ViewProps<NoticeProps>): ReactNode {
  const items = props.items.flatMap(({ text: texts, link }, index) => {
    const text = pickLocalized(texts, ctx.lang, ctx.tenant.defaultLanguage);
    if (!text) return [];
    const jump = jumpLink(ctx, link);
    return [{ id: `${index + 1}`, content: jump ? <a {...jump}>{text}</a> : <span>{text}</span> }];
  });
  if (items.length === 0) return null;
  const heading = `${id}-title`;
  return (
    <ModuleSection id={id} type="notice" labelledBy={heading}>
      <h2 id={heading}>
        <VisuallyHidden>{ctx.t('notice.title')}</VisuallyHidden>
      </h2>
      <div className={styles.bar}>
        <Icon name="bell" size={18} />
        <NoticeList
          items={items}
          labels={{ pause: ctx.t('notice.pause'), play: ctx.t('notice.play') }}
          lines={NOTICE_LIST.lines}
          animation={NOTICE_LIST.animationMs}
          delay={NOTICE_LIST.delayMs}
        />
      </div>
    </ModuleSection>
  );
}

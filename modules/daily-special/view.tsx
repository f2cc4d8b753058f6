import type { ReactNode } from 'react';
import { formatTime } from '#locales/format/date.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { localPicture, OperatorPicture } from '#storefront/module-parts/operator-picture.tsx';
import { DealStrip } from '#storefront/strips/deal-strip.tsx';
import { SectionHeader } from '#ui/section-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { NextUpdate } from './island.tsx';
import type { DailySpecialData } from './load.ts';
import type { DailySpecialProps } from './module.ts';
import styles from './styles.module.css';

/** Size of the title picture's copy, in px. */
const TITLE = { width: 450, height: 100 };

export function DailySpecialView({
  id,
  props,
  data: { deals, nextUpdateTime },
  ctx,
}: ViewProps<DailySpecialProps, DailySpecialData>): ReactNode {
  if (deals.length === 0) return null;
  const { t } = ctx;
  const href = localHref(ctx, screenPath('/daily-special-offers'));
  const titleId = `${id}-title`;
  const picture = localPicture(ctx, props.titleImage);
  const title = t('section.dailyOffers');
  return (
    <ModuleSection id={id} type="daily-special" labelledBy={titleId}>
      <SectionHeader
        id={titleId}
        title={
          picture ? (
            <>
              <VisuallyHidden>{title}</VisuallyHidden>
              <OperatorPicture
                ctx={ctx}
                picture={{ ...picture, alt: {} }}
                {...TITLE}
                loading="eager"
                className={styles.title}
              />
            </>
          ) : (
            title
          )
        }
        href={href}
        linkLabel={t('action.seeAll')}
        extra={<NextUpdate at={nextUpdateTime} label={t('countdown.nextUpdate')} />}
      />
      <DealStrip
        ctx={ctx}
        deals={deals}
        href={href}
        card="daily"
        labelPolicy="A"
        timeLeft={t('daily.until', { time: formatTime(nextUpdateTime, ctx) })}
      />
    </ModuleSection>
  );
}

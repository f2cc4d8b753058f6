import type { ReactNode } from 'react';
import { formatTime } from '#locales/format/date.ts';
import type { ViewProps } from '#runtime/module.ts';
import { ModuleSection } from '#runtime/module-section.tsx';
import { DealList } from '#storefront/card-list/deal-list.tsx';
import { localHref, screenPath } from '#storefront/links/paths.ts';
import { moduleHeading } from '#storefront/module-parts/heading.ts';
import { localPicture, OperatorPicture } from '#storefront/module-parts/operator-picture.tsx';
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
  const picture = localPicture(ctx, props.titleImage);
  const own = { title: t('section.dailyOffers'), href: localHref(ctx, screenPath('/daily-special-offers')) };
  const heading = moduleHeading(ctx, id, props, own);
  const { title, href } = heading;
  return (
    <ModuleSection id={id} type="daily-special" labelledBy={heading.id}>
      <SectionHeader
        {...heading}
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
        extra={<NextUpdate at={nextUpdateTime} label={t('countdown.nextUpdate')} />}
      />
      <DealList
        ctx={ctx}
        deals={deals}
        href={href}
        layout={props.layout}
        columns={props}
        card="daily"
        labelPolicy="A"
        timeLeft={t('daily.until', { time: formatTime(nextUpdateTime, ctx) })}
      />
    </ModuleSection>
  );
}

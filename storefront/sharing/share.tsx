import type { ViewContext } from '#runtime/context.ts';
import { contentSubject } from '../in-app/content-subject.ts';
import { ShareInApp } from '../in-app/share-in-app.tsx';
import { LINE } from './line.ts';
import styles from './share.module.css';
import { ShareButton } from './share-button.tsx';
import type { Shared } from './shared.ts';
import { SharedBy } from './shared-by.tsx';

type Props = {
  ctx: ViewContext;
  /** In the page's language. */
  href: string;
  title: string;
  /** The thing that the page shows. */
  subject?: Shared['subject'];
  /** The activity that it is shared for. */
  activityId?: string;
};

/** The way to tell others of a page, and who has told this visitor of it; nothing where the tenant offers no sharing. */
export function Share({ ctx: { t, tenant, terminal }, href, title, subject, activityId }: Props) {
  if (!tenant.shareSwitch) return null;
  const url = tenant.siteOrigin + href;
  if (terminal === 'app')
    return (
      <ShareInApp
        params={{ subject: contentSubject(href), url, title }}
        labels={{ share: t('share.label'), copied: t('share.copied'), failed: t('share.failed') }}
      />
    );
  const labels = {
    share: t('share.label'),
    title: t('share.title'),
    making: t('share.making'),
    line: t('share.line'),
    facebook: t('share.facebook'),
    copy: t('share.copy'),
    copied: t('share.copied'),
    more: t('share.more'),
    link: t('share.link'),
    seen: t('share.seen'),
    tips: t('share.tips'),
    tipsText: t('share.tips.text'),
  };
  return (
    <div className={styles.share} data-testid="share">
      <ShareButton
        shared={{ href, title, subject, activityId }}
        url={url}
        fallback={LINE + encodeURIComponent(url)}
        labels={labels}
      />
      <SharedBy text={t('share.by')} />
    </div>
  );
}

import type { ComponentType } from 'react';
import type { ShareParams } from '#client/bridge/protocol.ts';
import type { ViewContext } from '#runtime/context.ts';
import { contentSubject } from '../in-app/content-subject.ts';
import type { ShareInAppProps } from '../in-app/share-in-app.tsx';
import { LINE } from './line.ts';
import styles from './share.module.css';
import type { ShareButtonProps } from './share-button.tsx';
import type { Shared } from './shared.ts';

export type ShareProps = {
  ctx: ViewContext;
  /** Path of the page, in its language. */
  href: string;
  title: string;
  /** Subject of the page. */
  subject?: Shared['subject'];
  /** Activity that counts the share. */
  activityId?: string | undefined;
  /** Address of the page's picture. */
  picture?: string | undefined;
};

type Parts = {
  ShareButton: ComponentType<ShareButtonProps>;
  ShareInApp: ComponentType<ShareInAppProps>;
  /** Line with the name of the member who shared the page with this visitor. */
  SharedBy?: ComponentType<{ text: string }>;
};

/** Data of a share that the page knows; for a deal with picture and title (S2 §3). */
function shareData(
  { title, subject, activityId, picture }: Omit<ShareProps, 'ctx' | 'href'>,
  { tenant }: ViewContext,
): Partial<ShareParams> {
  const whole = picture?.startsWith('/') ? tenant.siteOrigin + picture : picture;
  const deal =
    subject?.subjectType === 'CONTENT'
      ? { contentId: subject.subjectId, shareType: 'DEAL' as const, dealPicture: whole, dealTitle: title }
      : {};
  return { ...subject, activityId, picture: whole, ...deal };
}

/**
 * Share button with its interactive parts given: routes that always show it import them directly, modules as islands
 * (docs/decisions/004). Nothing where the tenant has sharing turned off.
 */
export function ShareWith({
  parts,
  ctx,
  href,
  title,
  subject,
  activityId,
  picture,
}: ShareProps & { parts: Parts }) {
  const { ShareButton, ShareInApp, SharedBy } = parts;
  const { t, tenant, terminal } = ctx;
  if (!tenant.shareSwitch) return null;
  const url = tenant.siteOrigin + href;
  if (terminal === 'app')
    return (
      <ShareInApp
        params={{
          subject: contentSubject(href),
          url,
          title,
          ...shareData({ title, subject, activityId, picture }, ctx),
        }}
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
      {SharedBy && <SharedBy text={t('share.by')} />}
    </div>
  );
}

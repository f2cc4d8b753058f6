import type { ViewContext } from '#runtime/context.ts';
import { contentSubject } from '../in-app/content-subject.ts';
import { ShareInApp } from '../in-app/share-in-app.tsx';
import { ShareButtons } from './share-buttons.tsx';

type Props = {
  ctx: ViewContext;
  /** In the page's language. */
  href: string;
  title: string;
};

/** Share buttons with their texts; in the app the one that opens its own share page. */
export function Share({ ctx: { t, tenant, terminal }, href, title }: Props) {
  const url = tenant.siteOrigin + href;
  if (terminal === 'app')
    return (
      <ShareInApp
        params={{ subject: contentSubject(href), url, title }}
        labels={{ share: t('share.label'), copied: t('share.copied'), failed: t('share.failed') }}
      />
    );
  return (
    <ShareButtons
      url={url}
      title={title}
      labels={{
        line: t('share.line'),
        facebook: t('share.facebook'),
        more: t('share.more'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        failed: t('share.failed'),
      }}
    />
  );
}

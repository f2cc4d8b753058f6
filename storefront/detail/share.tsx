import type { ViewContext } from '#runtime/context.ts';
import { ShareButtons } from './share-buttons.tsx';

type Props = {
  ctx: ViewContext;
  /** In the page's language. */
  href: string;
  title: string;
};

/** Share buttons with their texts. */
export function Share({ ctx: { t, tenant }, href, title }: Props) {
  return (
    <ShareButtons
      url={tenant.siteOrigin + href}
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

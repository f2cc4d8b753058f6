import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { OpenAppButton } from '../download-guide/open-app-button.tsx';
import { outboundHref } from '../links/outbound.ts';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './fixed-pages.module.css';

/** App stores, by names that are the same in every language. */
const STORES = [
  ['apple', 'App Store'],
  ['google', 'Google Play'],
  ['huawei', 'Huawei AppGallery'],
] as const;

/** Links into the tenant's app and to its stores; nothing if it has none. */
export function StoreLinks({ ctx }: { ctx: ViewContext }) {
  const { appLinks } = ctx.tenant;
  const stores = STORES.flatMap(([id, store]) => {
    const href = outboundHref(appLinks[id]);
    return href ? [{ id, store, href }] : [];
  });
  const isOpenable = appLinks.custom && ctx.terminal !== 'app';
  if (stores.length === 0 && !isOpenable) return null;
  return (
    <ul className={styles.actions}>
      {isOpenable && (
        <li>
          <OpenAppButton
            href={localHref(ctx, screenPath('/download'))}
            path={localHref(ctx, '/')}
            className={buttons.primary}
          >
            {ctx.t('download.open')}
          </OpenAppButton>
        </li>
      )}
      {stores.map(({ id, store, href }) => (
        <li key={id}>
          <a
            className={buttons.secondary}
            href={href}
            target="_blank"
            rel="noopener"
            data-testid="store-link"
            data-id={id}
          >
            {ctx.t('download.from', { store })}
          </a>
        </li>
      ))}
    </ul>
  );
}

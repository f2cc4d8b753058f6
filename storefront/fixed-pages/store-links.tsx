import type { ViewContext } from '#runtime/context.ts';
import buttons from '#ui/button.module.css';
import { outboundHref } from '../links/outbound.ts';
import styles from './fixed-pages.module.css';

/** The shops that have the tenant's app, by the names that they have in every language. */
const STORES = [
  ['apple', 'App Store'],
  ['google', 'Google Play'],
  ['huawei', 'Huawei AppGallery'],
] as const;

/** Where the tenant's app can be had; nothing if it has none. */
export function StoreLinks({ ctx }: { ctx: ViewContext }) {
  const { appLinks } = ctx.tenant;
  const stores = STORES.flatMap(([id, store]) => {
    const href = outboundHref(appLinks[id]);
    return href ? [{ id, store, href }] : [];
  });
  if (stores.length === 0) return null;
  return (
    <ul className={styles.stores}>
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

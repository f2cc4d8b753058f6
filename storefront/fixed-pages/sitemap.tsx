import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { CategoryNode } from '#schemas/entities/category.ts';
import { type NavigatorItem, navigatorItems } from '../links/navigator-items.ts';
import { localHref, paths } from '../links/paths.ts';
import { tenantName } from '../text/tenant-name.ts';
import { siteAreas } from './site-areas.ts';
import styles from './sitemap.module.css';

type Props = {
  ctx: ViewContext;
  /** Product categories, flat. */
  categories: readonly CategoryNode[];
  articleCategories: readonly CategoryNode[];
};

/** Links to every area and category of the site (S2 §2). */
export function Sitemap({ ctx, categories, articleCategories }: Props) {
  const { t, tenant } = ctx;
  const areas = siteAreas(tenant.type);
  const areaItems = (list: typeof areas.shop): Item[] =>
    list.map(([path, label]) => ({ name: t(label), href: localHref(ctx, path), children: [] }));
  const categoryItem = ({ name, code, children }: NavigatorItem): Item => ({
    name,
    href: localHref(ctx, paths.productCategory({ name, code })),
    children: children.map(categoryItem),
  });
  const articleItems = articleCategories.map(({ name, code }) => ({
    name,
    href: localHref(ctx, paths.articleCategory({ name, code }, tenant.type)),
    children: [],
  }));
  return (
    <div className={styles.sitemap} data-testid="sitemap">
      <h1>{t('screen.sitemap')}</h1>
      <Group id="areas" title={tenantName(ctx)} items={areaItems(areas.shop)} />
      <Group id="articles" title={t('screen.articles')} items={articleItems} />
      <Group
        id="categories"
        title={t('navigator.title')}
        items={navigatorItems(categories).map(categoryItem)}
      />
      <Group id="about" title={t('footer.label')} items={areaItems(areas.about)} />
    </div>
  );
}

/** Link with those below it. */
type Item = { name: string; href: string; children: readonly Item[] };
type GroupProps = { id: string; title: ReactNode; items: readonly Item[] };

function Group({ id, title, items }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`sitemap-${id}`}>
      <h2 id={`sitemap-${id}`} className={styles.heading}>
        {title}
      </h2>
      <Links items={items} />
    </section>
  );
}

function Links({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.links}>
      {items.map(({ name, href, children }) => (
        <li key={href} className={styles.item}>
          <a className={styles.link} href={href}>
            {name}
          </a>
          {children.length > 0 && <Links items={children} />}
        </li>
      ))}
    </ul>
  );
}

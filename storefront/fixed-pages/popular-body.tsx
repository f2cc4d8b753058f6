import { type ReactNode, useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { homeCategories } from '#schemas/api/integration.ts';
import { sourceItems } from '#schemas/api/invented/sources.ts';
import type { CategoryTile } from '#schemas/entities/category.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { newQuery } from '#schemas/source.ts';
import { CardImage } from '../cards/image.tsx';
import { localHref, paths } from '../links/paths.ts';
import { DealGrid } from '../strips/deal-grid.tsx';
import styles from './popular.module.css';

const DEALS = 10;
const TILE_PX = 200;

type Found = { categories: readonly CategoryTile[]; deals: readonly Deal[] };

/** The shop's categories, and the deals that most people look at; nothing of either if it can't be loaded. */
export function Popular({ title }: { title: string }): ReactNode {
  const ctx = useView();
  const [{ categories, deals }, setFound] = useState<Found>({ categories: [], deals: [] });
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal).then((found) => !leaving.signal.aborted && setFound(found));
    return () => leaving.abort();
  }, []);
  return (
    <>
      <ul className={styles.tiles} data-testid="missing-categories">
        {categories.map(({ classificationCode: code, classificationName: name, classificationImage }) => (
          <li key={code}>
            <a href={localHref(ctx, paths.productCategory({ name, code }))} className={styles.tile}>
              <span className={styles.picture}>
                <CardImage sources={[classificationImage]} width={TILE_PX} />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {deals.length > 0 && (
        <section aria-labelledby="missing-popular" data-testid="missing-popular">
          <h2 id="missing-popular" className={styles.title}>
            {title}
          </h2>
          <DealGrid ctx={ctx} deals={deals} />
        </section>
      )}
    </>
  );
}

async function load(signal: AbortSignal): Promise<Found> {
  const options = { signal, silent: true };
  const api = browserApi();
  const body = { kind: 'deals' as const, source: newQuery('deals', DEALS) };
  const [categories, deals] = await Promise.all([
    api.call(homeCategories, { body: { code: 'GOODS' } }, options).catch(() => []),
    api.call(sourceItems, { body }, options).then(
      ({ items }) => items.flatMap(({ deal }) => deal ?? []),
      () => [],
    ),
  ]);
  return { categories, deals };
}

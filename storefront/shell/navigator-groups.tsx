import { type ReactNode, useEffect, useState } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { useView } from '#runtime/view-context.tsx';
import type { CategoryNode } from '#schemas/entities/category.ts';
import type { Deal } from '#schemas/entities/deal.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { dealPrice } from '../cards/deal-price.ts';
import { CardImage } from '../cards/image.tsx';
import type { NavigatorItem } from '../links/navigator-items.ts';
import { localHref, paths } from '../links/paths.ts';
import { categoriesByCode, type MegaOffer, offerOf } from './mega-calls.ts';
import styles from './navigator-groups.module.css';

/** Size of the requested copies, in px: twice that shown. */
const PICTURE_PX = { leaf: 200, deal: 300 } as const;
/** Time for which a category must stay chosen before its offer is requested, in ms. */
const REST_MS = 150;

type Props = {
  /** The chosen category of the first level. */
  item: NavigatorItem;
  onChoose: () => void;
};

/**
 * The second and third level of a category; on a desktop with a picture for each and, beside them, deals and brands.
 * Pictures and offers are requested here, once the panel is open; their places are kept free.
 */
export function NavigatorGroups({ item, onChoose }: Props): ReactNode {
  const ctx = useView();
  const isMega = ctx.device === 'desktop';
  const known = useCategories(isMega);
  const href = (category: NavigatorItem) => localHref(ctx, paths.productCategory(category));
  const leafLink = (leaf: NavigatorItem) => (
    <a href={href(leaf)} className={styles.leaf} data-testid="navigator-leaf" onClick={onChoose}>
      {isMega && (
        <span className={styles.picture}>
          {known && <CardImage sources={[known.get(leaf.code)?.picture]} width={PICTURE_PX.leaf} eager />}
        </span>
      )}
      {leaf.name}
    </a>
  );
  return (
    <div className={styles.content} data-state={isMega ? 'mega' : 'plain'}>
      <div className={styles.groups}>
        {item.children.map((group) => (
          <section key={group.code} aria-label={group.name}>
            <a href={href(group)} className={styles.group} data-testid="navigator-leaf" onClick={onChoose}>
              {group.name}
            </a>
            <ul>
              {group.children.map((leaf) => (
                <li key={leaf.code}>{leafLink(leaf)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {isMega && <Offer ctx={ctx} href={href(item)} code={item.code} onChoose={onChoose} />}
    </div>
  );
}

/** Categories by code, with their pictures; undefined until they are there. */
function useCategories(isWanted: boolean) {
  const [known, setKnown] = useState<ReadonlyMap<string, CategoryNode>>();
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    void categoriesByCode().then((found) => !isGone && setKnown(found));
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return known;
}

type OfferProps = Pick<Props, 'onChoose'> & { ctx: ViewContext; href: string; code: string };

/** Deals and brands of a category. */
function Offer({ ctx, href, code, onChoose }: OfferProps) {
  const { t, lang, tenant } = ctx;
  const [offer, setOffer] = useState<MegaOffer & { code: string }>();
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(async () => {
      const found = await offerOf({ lang, tenant }, code);
      if (!isGone) setOffer({ ...found, code });
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [code, lang, tenant]);
  const shown = offer?.code === code ? offer : undefined;
  return (
    <div className={styles.offer} data-testid="navigator-offer">
      <p className={styles.head}>
        {t('navigator.popular')}
        <a href={href} className={styles.all} onClick={onChoose}>
          {t('action.seeAll')}
        </a>
      </p>
      <ul className={styles.deals}>
        {shown?.deals.map((deal) => (
          <li key={deal.id}>
            <MegaDeal ctx={ctx} deal={deal} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {shown && shown.brands.length > 0 && (
        <>
          <p className={styles.head}>{t('tab.brands')}</p>
          <ul className={styles.brands}>
            {shown.brands.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href} className={styles.brand} onClick={onChoose}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function MegaDeal({ ctx, deal, onChoose }: { ctx: ViewContext; deal: Deal; onChoose: () => void }) {
  const resolved = resolveDeal(deal);
  const { title, code, imageUrl, currentPrice } = resolved;
  return (
    <a href={localHref(ctx, paths.deal(code))} className={styles.deal} onClick={onChoose}>
      <span className={styles.dealPicture}>
        <CardImage sources={[imageUrl]} width={PICTURE_PX.deal} fit="contain" eager />
      </span>
      <span className={styles.dealTitle}>{title}</span>
      {currentPrice !== undefined && <b className={styles.price}>{dealPrice(resolved, ctx).now}</b>}
    </a>
  );
}

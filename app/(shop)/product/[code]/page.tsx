import { InlineJson } from '#runtime/inline-json.tsx';
import { ProductDetail } from '#storefront/detail/product-detail.tsx';
import { productCrumbs } from '#storefront/links/crumbs.ts';
import { localHref } from '#storefront/links/paths.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { goodsProduct } from '#storefront/structured-data/product.ts';
import { pageContext } from '../../../page-context.ts';
import { Composed, readBoundSubject } from '../../composed.tsx';
import { peopleParts } from '../../people-parts.tsx';
import { readSubject, subjectMetadata, subjectPath } from '../../subject-page.ts';
import { readParts } from '../../subject-parts.ts';

export const generateMetadata = async () => subjectMetadata(await readSubject('GOODS'));

/** A product of the catalogue (S1 §2). */
export default async function ProductPage() {
  const { ctx } = pageContext();
  const { goods, ...subject } = await readSubject('GOODS');
  if (!goods) return null;
  const detail = { ...subject, goods };
  const about = { subjectType: 'GOODS', subjectId: goods.id } as const;
  const [parts, people, bound] = await Promise.all([
    readParts(detail),
    peopleParts(about),
    readBoundSubject('product', detail),
  ]);
  const href = localHref(ctx, subjectPath(detail));
  const crumbs = productCrumbs(ctx, detail.classifications ?? [], { name: goods.goodsName ?? '', href });
  return (
    <>
      <InlineJson
        value={graph([goodsProduct(ctx, detail, href, parts.variants), breadcrumbList(ctx, crumbs)])}
      />
      <Composed bound={bound}>
        <ProductDetail ctx={ctx} detail={detail} {...parts} {...people} />
      </Composed>
    </>
  );
}

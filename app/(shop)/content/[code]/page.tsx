import { InlineJson } from '#runtime/inline-json.tsx';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { DealDetail } from '#storefront/detail/deal-detail.tsx';
import { productCrumbs } from '#storefront/links/crumbs.ts';
import { localHref } from '#storefront/links/paths.ts';
import { breadcrumbList, graph } from '#storefront/structured-data/graph.ts';
import { dealProduct } from '#storefront/structured-data/product.ts';
import { pageContext } from '../../../page-context.ts';
import { Composed, readBoundSubject } from '../../composed.tsx';
import { peopleParts } from '../../people-parts.tsx';
import { readSubject, subjectMetadata, subjectPath } from '../../subject-page.ts';
import { readParts } from '../../subject-parts.ts';

export const generateMetadata = async () => subjectMetadata(await readSubject('CONTENT'));

/** A deal (S1 §2). */
export default async function DealPage() {
  const { ctx } = pageContext();
  const { deal, ...subject } = await readSubject('CONTENT');
  if (!deal) return null;
  const detail = { ...subject, deal };
  const about = { subjectType: 'CONTENT', subjectId: deal.id } as const;
  const [parts, people, bound] = await Promise.all([
    readParts(detail),
    peopleParts(about),
    readBoundSubject('content', detail),
  ]);
  const href = localHref(ctx, subjectPath(detail));
  const crumbs = productCrumbs(ctx, detail.classifications ?? [], { name: resolveDeal(deal).title, href });
  return (
    <>
      <InlineJson value={graph([dealProduct(ctx, detail, href), breadcrumbList(ctx, crumbs)])} />
      <Composed bound={bound}>
        <DealDetail ctx={ctx} detail={detail} {...parts} {...people} />
      </Composed>
    </>
  );
}

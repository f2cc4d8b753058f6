import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { paths } from '#storefront/links/paths.ts';

/** Path for search engines: a deal's is its product's, whose page stays when deals end (decision 040). */
export function canonicalPath(own: string, { deal, goods }: Pick<SubjectDetail, 'deal' | 'goods'>): string {
  return deal && goods && !goods.invalid ? paths.product(goods.code ?? goods.id) : own;
}

import type { ViewContext } from '#runtime/context.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { localHref, paths } from '../links/paths.ts';
import styles from './product-facts.module.css';

type Props = { ctx: ViewContext; detail: SubjectDetail; summary?: string | undefined };

/** Summary of a product, its brand and its category. */
export function ProductFacts({ ctx, detail: { brand, classifications = [] }, summary }: Props) {
  const { t } = ctx;
  const category = classifications.at(-1);
  if (!summary && !brand?.name && !category) return null;
  return (
    <section aria-labelledby="about">
      <SectionHeader id="about" title={t('detail.about')} />
      {summary && <p data-testid="detail-summary">{summary}</p>}
      <ul className={styles.chips}>
        {brand?.name && (
          <li>
            <a
              className={styles.chip}
              href={localHref(ctx, paths.brand({ id: brand.id, code: brand.code ?? brand.id }))}
            >
              {brand.name}
            </a>
          </li>
        )}
        {category && (
          <li>
            <a className={styles.chip} href={localHref(ctx, paths.productCategory(category))}>
              {category.name}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

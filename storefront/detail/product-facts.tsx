import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { localHref, paths } from '../links/paths.ts';
import styles from './product-facts.module.css';

type Props = { ctx: ViewContext; detail: SubjectDetail; summary?: string | undefined };

/** The description of a product, and its facts as a table: brand, category, model and numbers. */
export function ProductFacts({ ctx, detail, summary }: Props) {
  const { goods = { id: '' } } = detail;
  const text = goods.description || summary;
  const facts = factsOf(ctx, detail).filter(([, value]) => value);
  if (!text && facts.length === 0) return null;
  return (
    <section aria-labelledby="about">
      <SectionHeader id="about" title={ctx.t('detail.about')} />
      {text && (
        <p className={styles.text} data-testid="detail-summary">
          {text}
        </p>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts} data-testid="detail-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{ctx.t(`detail.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function factsOf(ctx: ViewContext, { brand, classifications = [], goods }: SubjectDetail) {
  const category = classifications.at(-1);
  const link = (href: string, name: string | undefined) => name && <a href={localHref(ctx, href)}>{name}</a>;
  const facts: ['brand' | 'category' | 'model' | 'sku' | 'gtin', ReactNode][] = [
    ['brand', brand && link(paths.brand({ id: brand.id, code: brand.code ?? brand.id }), brand.name)],
    ['category', category && link(paths.productCategory(category), category.name)],
    ['model', goods?.mpn],
    ['sku', goods?.sku],
    ['gtin', goods?.gtin],
  ];
  return facts;
}

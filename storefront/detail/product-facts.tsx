import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { SectionHeader } from '#ui/section-header.tsx';
import { localHref, paths } from '../links/paths.ts';
import styles from './product-facts.module.css';

type Props = { ctx: ViewContext; detail: SubjectDetail; summary?: string | undefined };

/** The description of a product, and its specification table: brand, category, attributes and numbers. */
export function ProductFacts({ ctx, detail, summary }: Props) {
  const { goods = { id: '' } } = detail;
  const text = goods.description || summary;
  const facts = factsOf(ctx, detail);
  return (
    <>
      {text && (
        <section aria-labelledby="about">
          <SectionHeader id="about" title={ctx.t('detail.about')} />
          <p className={styles.text} data-testid="detail-summary">
            {text}
          </p>
        </section>
      )}
      {facts.length > 0 && (
        <section aria-labelledby="specifications">
          <SectionHeader id="specifications" title={ctx.t('detail.specifications')} />
          <dl className={styles.facts} data-testid="detail-facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

type FactName = 'brand' | 'category' | 'model' | 'sku' | 'gtin';

/** Names and values that are known; an attribute doesn't repeat a name. */
function factsOf(ctx: ViewContext, { brand, classifications = [], goods }: SubjectDetail) {
  const category = classifications.at(-1);
  const link = (href: string, name: string | undefined) => name && <a href={localHref(ctx, href)}>{name}</a>;
  const fact = (name: FactName, value: ReactNode): [string, ReactNode] => [
    ctx.t(`detail.fact.${name}`),
    value,
  ];
  const known = [
    fact('brand', brand && link(paths.brand({ id: brand.id, code: brand.code ?? brand.id }), brand.name)),
    fact('category', category && link(paths.productCategory(category), category.name)),
    fact('model', goods?.mpn),
    ...(goods?.attributes ?? []).map(({ name, value }): [string, ReactNode] => [name, value]),
    fact('sku', goods?.sku),
    fact('gtin', goods?.gtin),
  ].filter(([, value]) => value);
  const isFirst = ([name]: [string, ReactNode], at: number) =>
    known.findIndex(([other]) => other.toLowerCase() === name.toLowerCase()) === at;
  return known.filter(isFirst);
}

import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { GoodsFilterKind } from '#schemas/enums/goods.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './filter-fields.module.css';

/** Link of a filter; `id` is the kind and the value, as in `platform-LAZADA`; `href` chooses it or removes it. */
export type FilterLink = { id: string; name: string; href: string };
type Option = FilterLink & { count: string | number; isChosen: boolean };
export type FilterMenu = {
  kind: GoodsFilterKind;
  /** True if its choices are exclusive. */
  isSingle: boolean;
  options: readonly Option[];
};

type Props = {
  ctx: ViewContext;
  menus: readonly FilterMenu[];
  chosen: readonly FilterLink[];
};

/** Fields of a filter form: one named `filter` for each choice, `filter.price` where choices are exclusive. */
export function FilterFields({ ctx: { t }, menus, chosen }: Props): ReactNode {
  const offered = new Set(menus.flatMap(({ options }) => options.map(({ id }) => id)));
  const others = chosen.filter(({ id }) => !offered.has(id));
  return (
    <>
      {others.length > 0 && (
        <Group title={t('filter.chosen')}>
          {others.map(({ id, name }) => (
            <Field key={id} type="checkbox" name="filter" value={id} text={name} isChosen />
          ))}
        </Group>
      )}
      {menus.map(({ kind, isSingle, options }) => {
        const field = isSingle
          ? ({ type: 'radio', name: `filter.${kind}` } as const)
          : ({ type: 'checkbox', name: 'filter' } as const);
        return (
          <Group key={kind} title={t(`filter.${kind}`)}>
            {isSingle && (
              <Field
                {...field}
                value=""
                text={t('filter.any')}
                isChosen={options.every((option) => !option.isChosen)}
              />
            )}
            {options.map(({ id, name, count, isChosen }) => (
              <Field key={id} {...field} value={id} text={name} count={count} isChosen={isChosen} />
            ))}
          </Group>
        );
      })}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}

type FieldProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  text: string;
  count?: string | number;
  isChosen: boolean;
};

function Field({ type, name, value, text, count, isChosen }: FieldProps) {
  return (
    <label className={styles.option} data-testid="filter-field" data-id={value}>
      <input type={type} name={name} value={value} defaultChecked={isChosen} className={styles.input} />
      <span className={styles.check}>
        <Icon name="check" size={14} />
      </span>
      <span className={styles.name}>{text}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}

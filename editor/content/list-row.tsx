import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { valuesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentRow } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { EditorPick, PickRef } from '#schemas/entities/editor-pick.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { labelText, recordOf } from '../fields/control.ts';
import { pickKey } from '../fields/use-picks.ts';
import { entryAddress } from '../kit/entry-address.ts';
import { useText } from '../kit/use-text.ts';
import { thumbnail } from '../media/thumbnail.ts';
import styles from './content.module.css';
import { type Selection, useSelected } from './selection.ts';
import { valueText } from './value-text.ts';

type Props = {
  type: ContentType;
  row: ContentRow;
  /** Field of the title, then those of the columns. */
  columns: readonly Field[];
  /** Things whose codes the columns hold, by `pickKey`. */
  picks: Readonly<Record<string, EditorPick>>;
  selection: Selection | undefined;
};

/** An entry as a row: its title leads to its form. */
export const ListRow = memo(({ type, row, columns, picks, selection }: Props): ReactNode => {
  const ctx = useView();
  const { t } = ctx;
  const values = valuesOf(type, row.leaves);
  const [title, ...others] = columns;
  const own = title && valueText(title, values[title.name], ctx);
  const name = own || t('fields.pick.untitled');
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: see ListTable
    // biome-ignore-start lint/a11y/useFocusableInteractive: a table isn't a grid
    <div role="row" className={styles.row} data-testid="content-row" data-id={row.id}>
      {selection && (
        <span role="cell" className={styles.check}>
          <SelectBox id={row.id} name={own || row.id} selection={selection} />
        </span>
      )}
      <span role="cell" className={styles.title}>
        <a href={entryAddress(type.type, row.id)}>{name}</a>
        {!own && <small className={styles.code}>{row.id}</small>}
        {row.draft && (
          <span className={styles.pill} data-state={row.isNew ? 'new' : 'draft'}>
            {t(row.isNew ? 'content.isNew' : 'content.draft')}
          </span>
        )}
      </span>
      {others.map((field) => (
        <span
          key={field.name}
          role="cell"
          className={styles.cell}
          data-label={labelText(t, field.label)}
          data-off={values[field.name] === false}
        >
          <CellValue field={field} value={values[field.name]} picks={picks} />
        </span>
      ))}
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: a table isn't a grid
    // biome-ignore-end lint/a11y/useSemanticElements: see ListTable
  );
});

type CellProps = Pick<Props, 'picks'> & { field: Field; value: unknown };

/** Value of a column: pictures as thumbnails, codes as the names of their things, everything else in words. */
export function CellValue({ field, value, picks }: CellProps): ReactNode {
  const ctx = useView();
  const ref = codeRef(field, value);
  if (ref) return picks[pickKey(ref)]?.title ?? ref.code;
  if (field.type === 'LIST' && field.item[0]?.type === 'PICTURE') {
    const [first] = Array.isArray(value) ? value : [];
    return <CellValue field={field.item[0]} value={recordOf(first)[field.item[0].name]} picks={picks} />;
  }
  if (field.type !== 'PICTURE') return valueText(field, value, ctx);
  const { url } = recordOf(field.localized ? recordOf(value)[ctx.lang] : value);
  if (typeof url !== 'string') return null;
  return <img className={styles.thumb} src={thumbnail(url)} alt="" width={40} height={40} loading="lazy" />;
}

/** Reference to the thing whose code a field holds; undefined for other fields and without a code. */
export function codeRef(field: Field, value: unknown): PickRef | undefined {
  if (field.type !== 'TEXT' || !field.codeOf || typeof value !== 'string' || value === '') return;
  return { kind: field.codeOf, code: value };
}

type BoxProps = { id: string; name: string; selection: Selection };

/** Box that selects its row; Shift selects all rows since the last one, and the arrow keys move between the boxes. */
export function SelectBox({ id, name, selection }: BoxProps): ReactNode {
  const t = useText();
  const isSelected = useSelected(selection, id);
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const table = event.currentTarget.closest('[data-rows]');
    if (step === undefined || !table) return;
    event.preventDefault();
    const boxes = boxesOf(table);
    const next = boxes[boxes.indexOf(event.currentTarget) + step];
    if (!next) return;
    next.focus();
    if (event.shiftKey)
      selection.toggle(
        next.value,
        boxes.map(({ value }) => value),
        true,
      );
  };
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        value={id}
        checked={isSelected}
        aria-label={t('content.select', { name })}
        onKeyDown={move}
        onChange={({ currentTarget, nativeEvent }) => {
          const table = currentTarget.closest('[data-rows]');
          const order = table ? boxesOf(table).map(({ value }) => value) : [id];
          selection.toggle(id, order, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}

const boxesOf = (table: Element): HTMLInputElement[] => [
  ...table.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

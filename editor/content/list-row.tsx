import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { valuesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentRow } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import type { Field } from '#schemas/fields/registry.ts';
import { labelText, recordOf } from '../fields/control.ts';
import { useText } from '../kit/use-text.ts';
import { thumbnail } from '../media/thumbnail.ts';
import { entryAddress } from './addresses.ts';
import styles from './content.module.css';
import { type Selection, useSelected } from './selection.ts';
import { valueText } from './value-text.ts';

type Props = {
  type: ContentType;
  row: ContentRow;
  /** Field of the title, then those of the columns. */
  columns: readonly Field[];
  selection: Selection | undefined;
};

/** An entry as a row: its title leads to its form. */
export const ListRow = memo(({ type, row, columns, selection }: Props): ReactNode => {
  const ctx = useView();
  const { t } = ctx;
  const values = valuesOf(type, row.leaves);
  const [title, ...others] = columns;
  const name = (title && valueText(title, values[title.name], ctx)) || row.id;
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: see ListTable
    // biome-ignore-start lint/a11y/useFocusableInteractive: a table isn't a grid
    <div role="row" className={styles.row} data-testid="content-row" data-id={row.id}>
      {selection && (
        <span role="cell" className={styles.check}>
          <SelectBox id={row.id} name={name} selection={selection} />
        </span>
      )}
      <span role="cell" className={styles.title}>
        <a href={entryAddress(type.type, row.id)}>{name}</a>
        {row.draft && (
          <span className={styles.pill} data-state={row.isNew ? 'new' : 'draft'}>
            {t(row.isNew ? 'content.isNew' : 'content.draft')}
          </span>
        )}
      </span>
      {others.map((field) => (
        <span key={field.name} role="cell" className={styles.cell} data-label={labelText(t, field.label)}>
          <CellValue field={field} value={values[field.name]} />
        </span>
      ))}
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: a table isn't a grid
    // biome-ignore-end lint/a11y/useSemanticElements: see ListTable
  );
});

/** Value of a column: pictures as thumbnails, everything else in words. */
function CellValue({ field, value }: { field: Field; value: unknown }): ReactNode {
  const ctx = useView();
  if (field.type !== 'PICTURE') return valueText(field, value, ctx);
  const { url } = recordOf(field.localized ? recordOf(value)[ctx.lang] : value);
  if (typeof url !== 'string') return null;
  return <img className={styles.thumb} src={thumbnail(url)} alt="" width={40} height={40} loading="lazy" />;
}

type BoxProps = { id: string; name: string; selection: Selection };

/** Box that selects its row; Shift selects all rows since the last one, and the arrow keys move between the boxes. */
function SelectBox({ id, name, selection }: BoxProps): ReactNode {
  const t = useText();
  const isSelected = useSelected(selection, id);
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const table = event.currentTarget.closest('[role=table]');
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
          const table = currentTarget.closest('[role=table]');
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

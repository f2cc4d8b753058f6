import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Field, ListField } from '#schemas/fields/registry.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import buttons from '../kit/button.module.css';
import { newId } from '../kit/new-id.ts';
import { useText } from '../kit/use-text.ts';
import { thumbnail } from '../media/thumbnail.ts';
import { FocusedControl, HeldModules, ItemOpened } from './contexts.ts';
import { type ControlProps, labelText, recordOf, withEntry } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { moved, SortableList } from './sortable-list.tsx';

type Props = ControlProps<ListField> & {
  /** Control for any field: passed in, because it imports this one. */
  Control: ComponentType<ControlProps>;
};

/** LIST: a group of fields that repeats; items fold, and are added, removed and put in order. */
export function ListControl({ Control, ...props }: Props): ReactNode {
  const { id, field, value, onChange, error, errorAt, disabled } = props;
  const t = useText();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useItemKeys(items.length);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const label = labelText(t, field.label);

  const shown = field.item.filter(({ name }) => name !== field.slotField);
  const heldIn = useContext(HeldModules);
  const heldBy = (item: unknown) => {
    const slot = field.slotField === undefined ? undefined : recordOf(item)[field.slotField];
    return typeof slot === 'string' ? heldIn(slot) : 0;
  };

  const focused = useContext(FocusedControl);
  const onItem = useContext(ItemOpened);
  const wanted = keys.all.find((_, index) => focused?.startsWith(`${id}-${index}-`));
  useEffect(() => {
    if (wanted !== undefined) setOpen((last) => new Set(last).add(wanted));
  }, [wanted]);

  const toggle = (key: string, isOpen: boolean) =>
    setOpen((last) => {
      const next = new Set(last);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  const add = () => {
    setOpen(new Set([keys.add()]));
    const item = emptyItem(shown);
    onChange([...items, field.slotField === undefined ? item : { ...item, [field.slotField]: newId() }]);
  };
  const name = (index: number) => {
    const title = itemTitle(items[index], shown, props);
    return title || t('fields.list.item', { label, number: index + 1 });
  };
  const picture = (index: number) => itemPicture(items[index], shown, props.lang);
  const content = (index: number, key: string) => (
    <details
      className={styles.details}
      open={open.has(key)}
      onToggle={({ currentTarget }) => {
        toggle(key, currentTarget.open);
        if (currentTarget.open) onItem(index);
      }}
      onFocus={() => open.has(key) && onItem(index)}
    >
      <summary className={styles.summary}>
        {picture(index) && <img src={picture(index)} alt="" width={28} height={28} />}
        {name(index)}
      </summary>
      {open.has(key) &&
        shown.map((inner) => (
          <Control
            {...props}
            key={inner.name}
            id={`${id}-${index}-${inner.name}`}
            field={inner}
            value={recordOf(items[index])[inner.name]}
            error={errorAt?.([index, inner.name])}
            errorAt={(path) => errorAt?.([index, inner.name, ...path])}
            onChange={(next) => onChange(items.with(index, withEntry(items[index], inner.name, next)))}
          />
        ))}
    </details>
  );
  return (
    <FieldShell
      id={id}
      label={label}
      required={field.required}
      help={field.help && labelText(t, field.help)}
      error={error}
      group
      aside={<span className={styles.count}>{`${items.length}/${field.max}`}</span>}
    >
      {items.length > 0 && (
        <SortableList
          label={label}
          items={items.map((item, index) => {
            const key = keys.all[index] ?? '';
            return { key, name: name(index), content: content(index, key), held: heldBy(item) };
          })}
          disabled={disabled}
          onMove={(from, to) => {
            keys.move(from, to);
            onChange(moved(items, from, to));
          }}
          onRemove={(index) => {
            keys.remove(index);
            onChange(items.toSpliced(index, 1));
          }}
        />
      )}
      <button
        id={id}
        type="button"
        className={buttons.button}
        disabled={disabled || items.length >= field.max}
        onClick={add}
      >
        {t('fields.list.add')}
      </button>
    </FieldShell>
  );
}

/** Key for each item that stays with it while it is moved; items have no ids of their own. */
function useItemKeys(length: number) {
  const [all, setAll] = useState(() => Array.from({ length }, newKey));
  const fitting = all.length === length ? all : Array.from({ length }, (_, index) => all[index] ?? newKey());
  if (fitting !== all) setAll(fitting);
  return {
    all: fitting,
    add: () => {
      const key = newKey();
      setAll([...fitting, key]);
      return key;
    },
    move: (from: number, to: number) => setAll(moved(fitting, from, to)),
    remove: (index: number) => setAll(fitting.toSpliced(index, 1)),
  };
}

let lastKey = 0;
const newKey = () => `item-${++lastKey}`;

/** New item: localized and repeating fields start as their schemas demand; the others are absent. */
function emptyItem(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.type === 'LIST') return [[field.name, []]];
      if ('localized' in field && field.localized) return [[field.name, {}]];
      if (field.type === 'SELECT' && !field.multiple) return [[field.name, field.options[0]?.value]];
      return field.required && field.type === 'TEXT' ? [[field.name, '']] : [];
    }),
  );
}

/**
 * The first text of an item, in the edited language if it has one there; both texts of an item that is nothing but a
 * name and its value.
 */
function itemTitle(
  item: unknown,
  fields: readonly Field[],
  { lang, tenant }: ControlProps<ListField>,
): string {
  const texts = fields.flatMap((field) => {
    if (field.type !== 'TEXT') return [];
    const value = recordOf(item)[field.name];
    const text = field.localized ? pickLocalized(recordOf(value), lang, tenant.defaultLanguage) : value;
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
  return fields.every(({ type }) => type === 'TEXT') ? texts.join(' · ') : (texts[0] ?? '');
}

/** Thumbnail of an item's first picture, in the edited language if it has one there. */
function itemPicture(item: unknown, fields: readonly Field[], lang: string): string | undefined {
  const field = fields.find(({ type }) => type === 'PICTURE');
  if (field?.type !== 'PICTURE') return;
  const value = recordOf(item)[field.name];
  const { url } = recordOf(field.localized ? recordOf(value)[lang] : value);
  return typeof url === 'string' ? thumbnail(url) : undefined;
}

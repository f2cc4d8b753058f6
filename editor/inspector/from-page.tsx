import { type ReactNode, useId } from 'react';
import type { Field } from '#schemas/fields/registry.ts';
import type { ModuleNode } from '#schemas/page/document.ts';
import { FROM_PAGE, fromPageOf, PLACED_TYPES } from '#schemas/page/from-page.ts';
import { labelText } from '../fields/control.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './inspector.module.css';

type Props = { node: ModuleNode; field: Field; disabled: boolean };

/** Choice of a field of the page that takes the place of a module's value; nothing where the page has none of its type. */
export function FromPage({ node, field, disabled }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const { edit } = useEditorActions();
  const fields = useEditor((state) => state.document.fields);
  const chosen = fromPageOf(node)[field.name] ?? '';
  const fitting = Object.keys(fields).filter((name) => fields[name]?.type === field.type);
  const names = new Set([...fitting, ...(chosen ? [chosen] : [])]);
  if (names.size === 0 || !PLACED_TYPES.some((type) => type === field.type)) return null;
  const choose = (name: string) => {
    const { [field.name]: _, ...others } = fromPageOf(node);
    const next = name === '' ? others : { ...others, [field.name]: name };
    const value = Object.keys(next).length > 0 ? next : undefined;
    edit([{ type: 'setProp', id: node.id, path: [FROM_PAGE], value }], { label: labelText(t, field.label) });
  };
  return (
    <div className={styles.fromPage}>
      <label htmlFor={id}>{t('inspector.fromPage.label', { field: labelText(t, field.label) })}</label>
      <select
        id={id}
        className={inputs.input}
        value={chosen}
        disabled={disabled}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t('inspector.fromPage.own')}</option>
        {[...names].map((name) => (
          <option key={name} value={name}>
            {fitting.includes(name) ? name : t('inspector.fromPage.missing', { name })}
          </option>
        ))}
      </select>
    </div>
  );
}

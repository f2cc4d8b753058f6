'use client';

import { type ReactNode, useMemo } from 'react';
import { countChanges, diffDocuments, type ValueChange } from '#engine/diff.ts';
import type { Place } from '#engine/tree.ts';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PageDocument } from '#schemas/page/document.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { fieldName } from '../fields/field-name.ts';
import { moduleName } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './diff.module.css';

/** Maximum length of a shown text: its beginning is enough to recognise it. */
const SHOWN_LENGTH = 300;

/** Differences between two documents, by module, field and language. */
export function DiffView({ before, after }: { before: PageDocument; after: PageDocument }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const manifest = useEditor((state) => state.manifest);
  const diff = useMemo(() => diffDocuments(before, after, manifest), [before, after, manifest]);
  if (countChanges(diff) === 0) return <p className={styles.none}>{t('diff.none')}</p>;
  const name = (type: string) => moduleName(lang, manifest, type);
  return (
    <ul className={styles.diff} data-testid="diff">
      {diff.page.length > 0 && (
        <Entry kind="changed" name={t('check.page')}>
          <Changes changes={diff.page} />
        </Entry>
      )}
      {diff.added.map(({ id, type, to }) => (
        <Entry key={id} kind="added" name={name(type)} note={placeText(to)} />
      ))}
      {diff.removed.map(({ id, type, from }) => (
        <Entry key={id} kind="removed" name={name(type)} note={placeText(from)} />
      ))}
      {diff.moved.map(({ id, type, from, to }) => (
        <Entry
          key={id}
          kind="moved"
          name={name(type)}
          note={t('diff.position', { from: placeText(from), to: placeText(to) })}
        />
      ))}
      {diff.changed.map(({ id, type, changes }) => (
        <Entry key={id} kind="changed" name={name(type)}>
          <Changes changes={changes} />
        </Entry>
      ))}
    </ul>
  );
}

type EntryProps = {
  kind: 'added' | 'removed' | 'moved' | 'changed';
  name: string;
  note?: string;
  children?: ReactNode;
};

function Entry({ kind, name, note, children }: EntryProps): ReactNode {
  const t = useText();
  return (
    <li className={styles.entry} data-kind={kind}>
      <span className={styles.kind}>{t(`diff.${kind}`)}</span> <strong>{name}</strong>{' '}
      {note && <span className={styles.note}>{note}</span>}
      {children}
    </li>
  );
}

function Changes({ changes }: { changes: readonly ValueChange[] }): ReactNode {
  const t = useText();
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.path.join('.')}>
          <dt>
            {fieldName(t, change.path, change.field)}
            {change.lang && <span className={styles.lang}>{change.lang.toUpperCase()}</span>}
          </dt>
          <dd>
            <del>
              <VisuallyHidden>{t('diff.before')}: </VisuallyHidden>
              {valueText(t, change.before)}
            </del>
            <ins>
              <VisuallyHidden>{t('diff.after')}: </VisuallyHidden>
              {valueText(t, change.after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueText(t: Text, value: unknown): string {
  if (value === undefined || value === '') return t('diff.empty');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** Position of a module, counted from 1. */
function placeText({ slot, index }: Place): string {
  return `${slot} ${index + 1}`;
}

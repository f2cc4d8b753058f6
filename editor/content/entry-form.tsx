'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { missingValues, type ValueProblem } from '#engine/content/check-values.ts';
import { changeLeaves, fieldOfLeaf, valuesOf } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentEntry } from '#schemas/api/invented/content-desk.ts';
import type { ContentType } from '#schemas/content-type/define.ts';
import { PICKS_OF_TYPE } from '#schemas/content-type/picks.ts';
import { hasKey } from '#schemas/typed-object.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { entryAddress, SECTION, typeAddress } from '../kit/entry-address.ts';
import { moduleText } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { UsedOn } from '../used-on/used-on.tsx';
import { AdviceList } from './advice-list.tsx';
import { ConflictList } from './conflict-list.tsx';
import styles from './entry.module.css';
import { EntryBar } from './entry-bar.tsx';
import { controlId, EntryField } from './entry-field.tsx';
import { type EntryStore, leafNow, type Mark } from './entry-store.ts';
import { History } from './history.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { ProblemList } from './problem-list.tsx';
import { RoleNote, useMayEdit } from './role-note.tsx';
import { SignInState } from './sign-in-state.tsx';
import { useEntryState, useEntryStore } from './use-entry.ts';
import { useEntryKeys } from './use-entry-keys.ts';
import { valueText } from './value-text.ts';

type Props = {
  type: ContentType;
  /** Undefined for an entry to be added. */
  entry: ContentEntry | undefined;
  /** Runs when the server has added the entry. */
  onAdded?: (id: string) => void;
  /** Runs when the entry is gone from the shop, such as after its creation was taken back. */
  onGone: () => void;
};

const NONE: readonly Mark[] = [];

/** Form of an entry with its state, its conflicts and its history. */
export function EntryForm({ type, entry, onAdded, onGone }: Props): ReactNode {
  const t = useText();
  const ctx = useView();
  const { lang } = ctx;
  const store = useEntryStore(type, entry);
  const current = useEntryState(store, (state) => state.entry);
  const mayEdit = useMayEdit(type);
  const [formLang, setFormLang] = useState(lang);
  /** Leaves that the last attempt to publish or save named. */
  const [marks, setMarks] = useState<readonly Mark[]>(NONE);
  useAddedAddress(type, store, onAdded);
  useEntryKeys(store, type.lifecycle === 'drafted');

  const mark = (problems: readonly ValueProblem[]) =>
    setMarks(problems.map((one) => ({ ...one, value: leafNow(store.get(), one.leaf) })));
  const check = () => {
    const { entry: now, pending } = store.get();
    const leaves = changeLeaves(now?.leaves ?? {}, pending);
    const missing = missingValues(type, leaves, ctx.tenant.defaultLanguage);
    mark(missing);
    return missing.length === 0;
  };
  const goTo = (leaf: string) => {
    const found = fieldOfLeaf(type, leaf);
    if (!found) return;
    if (found.lang) setFormLang(found.lang);
    requestAnimationFrame(() => document.getElementById(controlId(found.field.name))?.focus());
  };
  const title = type.fields.find(({ name }) => name === type.title);
  const name =
    (!type.single && current && title && valueText(title, valuesOf(type, current.leaves)[title.name], ctx)) ||
    '';
  const one = moduleText(type.one, lang);
  return (
    <AccountFrame
      path={SECTION}
      title={name || (current ? one : t('content.new', { name: one }))}
      parent={
        type.single
          ? { path: SECTION, name: t('content.title') }
          : { path: typeAddress(type), name: moduleText(type.name, lang) }
      }
      isWide
    >
      <EntryBar
        type={type}
        store={store}
        name={name || one}
        onCheck={check}
        onProblems={mark}
        onGone={onGone}
      />
      <RoleNote type={type} />
      <ConflictList type={type} store={store} />
      <ProblemList type={type} store={store} marks={marks} onGo={goTo} />
      <AdviceList type={type} store={store} onGo={goTo} />
      <div className={styles.columns}>
        <form
          className={styles.form}
          aria-label={name || one}
          data-testid="content-form"
          onSubmit={(event) => event.preventDefault()}
        >
          {type.fields.map((field) => (
            <EntryField
              key={field.name}
              store={store}
              field={field}
              lang={formLang}
              disabled={!mayEdit}
              marks={marks}
            />
          ))}
        </form>
        {current && (
          <div className={styles.aside}>
            {type.type === 'sign-in' && <SignInState key={current.version} />}
            {hasKey(PICKS_OF_TYPE, type.type) && (
              <section className={styles.history}>
                <UsedOn kind={type.type} id={current.id} />
              </section>
            )}
            <History type={type} id={current.id} store={store} onGone={onGone} />
          </div>
        )}
      </div>
      {type.lifecycle === 'direct' && <LeaveGuard store={store} />}
    </AccountFrame>
  );
}

/** Puts the address of an entry that was just added in place of `…/new`. */
function useAddedAddress(type: ContentType, store: EntryStore, onAdded: ((id: string) => void) | undefined) {
  const id = useEntryState(store, (state) => state.entry?.id);
  const [first] = useState(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entry has been added
  useEffect(() => {
    if (id === undefined || id === first) return;
    onAdded?.(id);
    window.history.replaceState(null, '', entryAddress(type.type, id));
  }, [id]);
}

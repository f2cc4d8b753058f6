'use client';

import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import {
  type CategoryMapping,
  removeCategoryMapping,
  saveCategoryMapping,
} from '#schemas/api/invented/category-mappings.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PublishersOnly } from '../account/operator.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { Segments } from '../kit/segments.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { MappingDialog, type MappingDraft } from './mapping-dialog.tsx';
import { MappingList } from './mapping-list.tsx';
import { OpenList } from './open-list.tsx';
import { levelsText } from './path-text.ts';
import { useTree } from './use-tree.ts';

const TABS = ['open', 'path', 'word'] as const;

/** Last change with what undoes it. */
type Done = { text: string; undo: (() => Promise<unknown>) | undefined };

/** Categories of imported goods: paths without one, and the mappings of paths and words. */
export function CategoriesScreen() {
  const t = useText();
  const tree = useTree();
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  const [draft, setDraft] = useState<MappingDraft>();
  const [done, setDone] = useState<Done>();
  /** Number of changes: a list with another number is read anew. */
  const [changes, setChanges] = useState(0);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { busy, problem, run } = useAction();

  // The pressed button is gone with its item, so the focus moves to the outcome.
  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);

  const change = async (work: () => Promise<Done>) => {
    let result: Done | undefined;
    const isDone = await run(async () => {
      result = await work();
    });
    if (!isDone) return;
    setDraft(undefined);
    setDone(result);
    setChanges((count) => count + 1);
  };
  const removeOne = (id: string) => browserApi().call(removeCategoryMapping, { params: { id } });
  const saveOne = (body: MappingDraft) => browserApi().call(saveCategoryMapping, { body });

  const save = ({ source, value, classificationId }: MappingDraft) =>
    change(async () => {
      const { mapping, moved, replaced } = await saveOne({ source, value, classificationId });
      const to = tree?.pathOf(classificationId) ?? '';
      const texts = { from: levelsText(t, value), to, count: moved };
      return {
        text: t(mapping.due ? 'desk.categories.moving' : 'desk.categories.moved', texts),
        undo: () =>
          replaced === null ? removeOne(mapping.id) : saveOne({ source, value, classificationId: replaced }),
      };
    });
  const remove = ({ id, source, value, classificationId }: CategoryMapping) =>
    change(async () => {
      await removeOne(id);
      const text = t('desk.categories.removed', { name: levelsText(t, value) });
      return { text, undo: () => saveOne({ source, value, classificationId }) };
    });
  const undo = ({ undo: work }: Done) =>
    change(async () => {
      await work?.();
      return { text: t('desk.categories.undone'), undo: undefined };
    });

  return (
    <AccountFrame path="/editor/categories" title={t('desk.categories')}>
      <p>{t('desk.categoriesText')}</p>
      <PublishersOnly />
      <div className={account.line}>
        <Segments
          label={t('desk.words.show')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(`desk.categories.${value}`) }))}
          onChange={setTab}
        />
      </div>
      <div className={account.line}>
        <p ref={outcome} tabIndex={-1} role="status" className={account.said}>
          {done?.text}
        </p>
        {done?.undo && (
          <button type="button" className={buttons.secondary} disabled={busy} onClick={() => void undo(done)}>
            {t('desk.categories.undo')}
          </button>
        )}
      </div>
      {!draft && <ErrorText>{problem}</ErrorText>}
      {tab === 'open' ? (
        <OpenList
          changes={changes}
          tree={tree}
          busy={busy}
          onSave={(one) => void save(one)}
          onEdit={setDraft}
        />
      ) : (
        <MappingList
          key={tab}
          source={tab}
          changes={changes}
          tree={tree}
          busy={busy}
          onEdit={setDraft}
          onRemove={(one) => void remove(one)}
        />
      )}
      {draft && (
        <MappingDialog
          draft={draft}
          tree={tree}
          busy={busy}
          problem={problem}
          onSave={(one) => void save(one)}
          onClose={() => setDraft(undefined)}
        />
      )}
    </AccountFrame>
  );
}

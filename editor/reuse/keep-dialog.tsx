'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { createReusable } from '#schemas/api/invented/reuse.ts';
import button from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditorStore } from '../store/provider.tsx';
import type { KeepDialogName } from '../store/state.ts';
import { documentOf } from '../store/tree-commands.ts';
import { useNodeActions } from '../store/use-node-actions.ts';
import { KEEP_TITLES } from './keep-titles.ts';
import styles from './reuse.module.css';

export type KeepDialogProps = { kind: KeepDialogName; onClose: () => void };

/** Dialog that keeps the selected modules, or the whole page as a template, under a name. */
export function KeepDialog({ kind, onClose }: KeepDialogProps): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const actions = useNodeActions();
  const [taken] = useState(() => store.getState());
  const [name, setName] = useState(() => {
    const { document, selection, language } = taken;
    return kind === 'template' ? (document.meta.title[language] ?? '') : actions.nameOf(selection);
  });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const { document, selection, language } = taken;
    const kept = kind === 'template' ? document : documentOf(document, selection);
    try {
      const title = { [language]: name.trim() };
      const { id } = await browserApi().call(createReusable, { body: { kind, title, document: kept } });
      if (kind === 'shared') actions.share(selection, id, name.trim());
      else store.say('reuse.saved', { name: name.trim() }, { tone: 'info' });
      onClose();
    } catch (error) {
      setProblem(callProblem(t, error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t(KEEP_TITLES[kind])} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} data-testid="keep-form">
        <TextField
          label={t('reuse.name')}
          hint={t(`reuse.hint.${kind}`)}
          error={problem}
          maxLength={200}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className={button.primary} disabled={busy || name.trim() === ''}>
          {t(KEEP_TITLES[kind])}
        </button>
      </form>
    </Dialog>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { sendEdits } from '#schemas/api/invented/editor-pages.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { toast } from '#ui/toast.ts';
import button from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import { newId } from '../kit/new-id.ts';
import { TextField } from '../kit/text-field.tsx';
import { keptName } from './kept-name.ts';
import styles from './reuse.module.css';

type Props = { page: PageSummary; onChange: () => void };

/** Button that gives a shared module or a template another name, in the operator's language. */
export function RenameKept(props: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={button.button}
        aria-label={t('reuse.renameOf', { name: keptName(props.page, view) })}
        onClick={() => setOpen(true)}
      >
        {t('reuse.rename')}
      </button>
      {isOpen && <RenameDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Dialog of the new name. */
export function RenameDialog({ page, onChange, onClose }: Props & { onClose: () => void }): ReactNode {
  const view = useView();
  const { t, lang } = view;
  const [name, setName] = useState(keptName(page, view));
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const value = { ...page.title, [lang]: name.trim() };
    const commands = [{ type: 'setMeta', name: 'title', value }];
    const clientId = newId();
    try {
      const { results } = await browserApi().call(sendEdits, {
        params: { id: page.id },
        body: { clientId, edits: [{ id: newId(), base: page.rev, commands }] },
      });
      if (results[0]?.status !== 'applied') return setProblem(t('errors.CONFLICT'));
    } catch (error) {
      return setProblem(callProblem(t, error));
    }
    onClose();
    toast(t('reuse.renamed', { name: name.trim() }));
    onChange();
  };
  return (
    <Dialog title={t('reuse.rename')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t('reuse.name')}
          error={problem}
          maxLength={200}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className={button.primary} disabled={name.trim() === ''}>
          {t('reuse.rename')}
        </button>
      </form>
    </Dialog>
  );
}

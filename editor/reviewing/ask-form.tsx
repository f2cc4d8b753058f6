import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { team } from '#schemas/api/invented/operators.ts';
import { askForReview } from '#schemas/api/invented/reviews.ts';
import { hasRole } from '#schemas/operator.ts';
import { useOperator } from '../account/operator.tsx';
import buttons from '../kit/button.module.css';
import inputs from '../kit/input.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './reviewing.module.css';

/** Form that asks publishers for a review of the saved draft. */
export function AskForm({ isAgain, onDone }: { isAgain: boolean; onDone: () => void }): ReactNode {
  const t = useText();
  const me = useOperator();
  const store = useEditorStore();
  const id = useEditor(({ page }) => page.id);
  const revision = useEditor((state) => state.rev);
  const isSaved = useEditor(({ pending }) => pending.length === 0);
  const people = useEndpoint(team, {});
  const [reviewers, setReviewers] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const action = useAction(async () => store.discuss());
  const publishers = people.data?.members.filter((one) => one.id !== me.id && hasRole(one.role, 'publisher'));
  const ask = async () => {
    const params = { kind: 'page', id } as const;
    const body = { revision, reviewers: [...reviewers], note };
    if (await action.run(() => browserApi().call(askForReview, { params, body }))) onDone();
  };
  return (
    <form
      className={styles.form}
      data-testid="ask-for-review"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <h3>{t(isAgain ? 'reviewing.askAgain' : 'reviewing.ask')}</h3>
      <LoadState of={people} empty={publishers?.length === 0 && t('reviewing.nobody')} />
      {publishers && publishers.length > 0 && (
        <fieldset className={styles.people}>
          <legend className={inputs.label}>{t('reviewing.reviewers')}</legend>
          {publishers.map(({ id: person, name, role }) => (
            <label key={person} className={styles.person}>
              <input
                type="checkbox"
                checked={reviewers.includes(person)}
                onChange={({ target }) =>
                  setReviewers(
                    target.checked ? [...reviewers, person] : reviewers.filter((one) => one !== person),
                  )
                }
              />
              {name} <span className={styles.muted}>{t(`role.${role}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className={inputs.field}>
        <span className={inputs.label}>{t('reviewing.note')}</span>
        <textarea
          className={inputs.input}
          rows={2}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <p role="status" className={inputs.error}>
        {action.problem ?? (!isSaved && t('publish.waiting'))}
      </p>
      <div className={styles.actions}>
        <button
          type="submit"
          className={buttons.primary}
          disabled={action.busy || !isSaved || reviewers.length === 0}
        >
          {t('reviewing.ask')}
        </button>
      </div>
    </form>
  );
}

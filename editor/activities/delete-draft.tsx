import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { deleteActivity } from '#schemas/api/invented/activity-desk.ts';
import buttons from '#ui/button.module.css';
import desk from '../desk/desk.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { navigate } from '../kit/navigate.ts';
import { ErrorText } from '../kit/problem.tsx';
import { useText } from '../kit/use-text.ts';

type Props = { id: string; version: string; title: string };

/** Button that deletes a draft after a confirmation, and returns to the list. */
export function DeleteDraft({ id, version, title }: Props) {
  const t = useText();
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    try {
      await browserApi().call(deleteActivity, { params: { id }, query: { version } });
      navigate('/editor/activities');
    } catch (failure) {
      setProblem(callProblem(t, failure));
    }
  };
  return (
    <div className={desk.actions}>
      <ErrorText>{problem}</ErrorText>
      <ConfirmDialog
        trigger={
          <button type="button" className={buttons.secondary}>
            {t('activityDesk.delete')}
          </button>
        }
        title={t('activityDesk.deleteTitle', { name: title })}
        text={t('activityDesk.deleteText')}
        confirm={t('activityDesk.delete')}
        cancel={t('team.cancel')}
        onConfirm={() => void remove()}
      />
    </div>
  );
}

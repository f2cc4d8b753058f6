'use client';

import { useMemo, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { createActivity } from '#schemas/api/invented/activity-desk.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { ACTIVITY_TYPES, type ActivityType } from '#schemas/enums/activity.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { callProblem } from '../kit/call-problem.ts';
import { navigate } from '../kit/navigate.ts';
import { useText } from '../kit/use-text.ts';
import { ActivityForm } from './activity-form.tsx';
import { blankActivity } from './blank.ts';

/** Form for a new activity, which is saved as a draft. */
export function NewActivityScreen() {
  const t = useText();
  const { now } = useView();
  const [type, setType] = useState<ActivityType>('LOTTERY');
  const blank = useMemo(() => blankActivity(type, now), [type, now]);

  const create = async (body: ActivityDraft) => {
    try {
      const { id } = await browserApi().call(createActivity, { body });
      navigate(`/editor/activities/${id}`);
      return undefined;
    } catch (failure) {
      return callProblem(t, failure);
    }
  };

  return (
    <AccountFrame path="/editor/activities" title={t('activityDesk.new')}>
      <label className={account.labelled}>
        <span className={account.label}>{t('activityDesk.type')}</span>
        <select
          className={account.select}
          value={type}
          onChange={({ target }) => setType(ACTIVITY_TYPES.find((one) => one === target.value) ?? 'LOTTERY')}
        >
          {ACTIVITY_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`activityDesk.type.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <ActivityForm
        key={type}
        activity={blank}
        left={{}}
        isFixed={false}
        submit={t('activityDesk.create')}
        onSave={create}
      />
    </AccountFrame>
  );
}

'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { type ActivityDraft, activityDraftSchema } from '#schemas/entities/activity-draft.ts';
import { DRAW_MODES } from '#schemas/enums/activity.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './activities.module.css';
import { BadgeFields } from './badge-fields.tsx';
import { ChanceFields } from './chance-fields.tsx';
import { ChoiceField, MomentField, PictureField, PlainField, TextsField } from './form-fields.tsx';
import { PrizeFields } from './prize-fields.tsx';

type Props = {
  activity: ActivityDraft;
  /** Number of each prize left, by prize id, once it can be won. */
  left: Readonly<Record<string, number>>;
  /** True once published: promised values can't be changed. */
  isFixed: boolean;
  submit: string;
  /** Saves the activity; resolves to the error text of a failure. */
  onSave: (activity: ActivityDraft) => Promise<string | undefined>;
};

/** Form with all fields of an activity. */
export function ActivityForm({ activity, left, isFixed, submit, onSave }: Props): ReactNode {
  const t = useText();
  const form = useForm<ActivityDraft>({
    defaultValues: activity,
    resolver: zodResolver(activityDraftSchema),
  });
  const [problem, setProblem] = useState<string>();
  const { type } = activity;
  const save = form.handleSubmit(
    async (values) => setProblem(await onSave(values)),
    () => setProblem(t('activityDesk.incomplete')),
  );

  return (
    <FormProvider {...form}>
      <form
        className={account.stack}
        noValidate
        onSubmit={(event) => void save(event)}
        data-testid="activity-form"
      >
        <section className={account.section} aria-labelledby="about">
          <h2 id="about" className={account.heading}>
            {t('activityDesk.about')}
          </h2>
          <TextsField name="title" label={t('activityDesk.name')} maxLength={100} />
          <TextsField name="summary" label={t('activityDesk.summary')} maxLength={300} />
          <TextsField name="rules" label={t('activityDesk.rules')} maxLength={10_000} multiline />
          <PictureField name="picture" label={t('activityDesk.picture')} />
          <div className={styles.grid}>
            <MomentField name="startTime" label={t('activityDesk.from')} disabled={isFixed} />
            <MomentField name="endTime" label={t('activityDesk.to')} disabled={isFixed} />
          </div>
        </section>
        {type === 'LOTTERY' && <LotteryFields left={left} isFixed={isFixed} />}
        {type === 'BONUS' && (
          <section className={account.section} aria-labelledby="bonus">
            <h2 id="bonus" className={account.heading}>
              {t('activityDesk.type.BONUS')}
            </h2>
            <div className={styles.grid}>
              <PlainField name="bonus.percent" label={t('activityDesk.percent')} disabled={isFixed} />
              <PlainField
                name="bonus.minimumPayout"
                label={t('activityDesk.minimumPayout')}
                disabled={isFixed}
              />
            </div>
          </section>
        )}
        {type === 'BADGE' && <BadgeFields isFixed={isFixed} />}
        <ErrorText>{problem}</ErrorText>
        <button
          type="submit"
          className={`${buttons.primary} ${styles.start}`}
          disabled={form.formState.isSubmitting}
        >
          {submit}
        </button>
      </form>
    </FormProvider>
  );
}

function LotteryFields({ left, isFixed }: Pick<Props, 'left' | 'isFixed'>): ReactNode {
  const t = useText();
  const mode = useWatch<ActivityDraft, 'lottery.mode'>({ name: 'lottery.mode' });
  return (
    <>
      <section className={account.section} aria-labelledby="draw">
        <h2 id="draw" className={account.heading}>
          {t('activityDesk.draw')}
        </h2>
        <div className={styles.grid}>
          <ChoiceField
            name="lottery.mode"
            label={t('activityDesk.mode')}
            disabled={isFixed}
            options={DRAW_MODES.map((value) => ({ value, text: t(`activityDesk.mode.${value}`) }))}
          />
          {mode === 'SCHEDULED' && (
            <MomentField name="lottery.drawTime" label={t('activityDesk.drawTime')} disabled={isFixed} />
          )}
          <PlainField
            name="lottery.winsPerMember"
            label={t('activityDesk.winsPerMember')}
            disabled={isFixed}
            numeric
          />
          <PlainField
            name="lottery.claimDays"
            label={t('activityDesk.claimDays')}
            disabled={isFixed}
            numeric
          />
        </div>
        <div className={styles.grid}>
          <PlainField name="lottery.licenceNumber" label={t('activityDesk.licence')} maxLength={100} />
          <PlainField
            name="lottery.licenceExemption"
            label={t('activityDesk.exemption')}
            help={t('activityDesk.exemptionHelp')}
            maxLength={500}
          />
        </div>
      </section>
      <ChanceFields isFixed={isFixed} />
      <PrizeFields left={left} isFixed={isFixed} />
    </>
  );
}

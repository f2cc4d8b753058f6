import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { CHANCE_REASONS } from '#schemas/enums/activity.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './activities.module.css';
import { ChoiceField, PlainField } from './form-fields.tsx';

/** Fields for the chances of a lottery, one rule for each action. */
export function ChanceFields({ isFixed }: { isFixed: boolean }): ReactNode {
  const t = useText();
  const { getValues } = useFormContext<ActivityDraft>();
  const { fields, append, remove } = useFieldArray<ActivityDraft, 'lottery.chances'>({
    name: 'lottery.chances',
  });
  const reasons = CHANCE_REASONS.map((value) => ({ value, text: t(`activityDesk.reason.${value}`) }));
  const add = () => {
    const taken = getValues('lottery.chances')?.map(({ reason }) => reason);
    const reason = CHANCE_REASONS.find((one) => !taken?.includes(one));
    if (reason) append({ reason, chances: 1, times: 1, per: 'DAY' });
  };

  return (
    <section className={account.section} aria-labelledby="chances">
      <h2 id="chances" className={account.heading}>
        {t('activityDesk.chances')}
      </h2>
      {fields.map(({ id }, i) => (
        <fieldset key={id} className={styles.part}>
          <legend>{t('activityDesk.chance', { number: i + 1 })}</legend>
          <div className={styles.grid}>
            <ChoiceField
              name={`lottery.chances.${i}.reason`}
              label={t('activityDesk.for')}
              disabled={isFixed}
              options={reasons}
            />
            <PlainField
              name={`lottery.chances.${i}.chances`}
              label={t('activityDesk.chancesEach')}
              disabled={isFixed}
              numeric
            />
            <PlainField
              name={`lottery.chances.${i}.times`}
              label={t('activityDesk.times')}
              disabled={isFixed}
              numeric
            />
            <ChoiceField
              name={`lottery.chances.${i}.per`}
              label={t('activityDesk.per')}
              disabled={isFixed}
              options={(['DAY', 'ACTIVITY'] as const).map((value) => ({
                value,
                text: t(`activityDesk.per.${value}`),
              }))}
            />
          </div>
          {!isFixed && (
            <button
              type="button"
              className={`${buttons.secondary} ${styles.start}`}
              aria-label={t('activityDesk.removeOne', { name: t('activityDesk.chance', { number: i + 1 }) })}
              onClick={() => remove(i)}
            >
              {t('activityDesk.remove')}
            </button>
          )}
        </fieldset>
      ))}
      {!isFixed && fields.length < CHANCE_REASONS.length && (
        <button type="button" className={`${buttons.secondary} ${styles.start}`} onClick={add}>
          {t('activityDesk.addChance')}
        </button>
      )}
    </section>
  );
}

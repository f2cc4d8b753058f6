import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { CHANCE_REASONS } from '#schemas/enums/activity.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './activities.module.css';
import { blankBadge } from './blank.ts';
import { ChoiceField, PictureField, PlainField, TextsField } from './form-fields.tsx';

const MAX_BADGES = 20;

/** Fields of the badges, each earned by repeating an action often enough. */
export function BadgeFields({ isFixed }: { isFixed: boolean }): ReactNode {
  const t = useText();
  const { fields, append, remove } = useFieldArray<ActivityDraft, 'badges', 'key'>({
    name: 'badges',
    keyName: 'key',
  });
  return (
    <section className={account.section} aria-labelledby="badges">
      <h2 id="badges" className={account.heading}>
        {t('activityDesk.type.BADGE')}
      </h2>
      {fields.map(({ key }, i) => {
        const name = t('activityDesk.badge', { number: i + 1 });
        return (
          <fieldset key={key} className={styles.part}>
            <legend>{name}</legend>
            <TextsField
              name={`badges.${i}.name`}
              label={t('activityDesk.badgeName')}
              disabled={isFixed}
              maxLength={100}
            />
            <TextsField
              name={`badges.${i}.text`}
              label={t('activityDesk.summary')}
              disabled={isFixed}
              maxLength={500}
            />
            <div className={styles.grid}>
              <ChoiceField
                name={`badges.${i}.reason`}
                label={t('activityDesk.for')}
                disabled={isFixed}
                options={CHANCE_REASONS.map((value) => ({ value, text: t(`activityDesk.reason.${value}`) }))}
              />
              <PlainField
                name={`badges.${i}.goal`}
                label={t('activityDesk.goal')}
                disabled={isFixed}
                numeric
              />
            </div>
            <PictureField name={`badges.${i}.picture`} label={t('activityDesk.picture')} disabled={isFixed} />
            {!isFixed && fields.length > 1 && (
              <button
                type="button"
                className={`${buttons.secondary} ${styles.start}`}
                aria-label={t('activityDesk.removeOne', { name })}
                onClick={() => remove(i)}
              >
                {t('activityDesk.remove')}
              </button>
            )}
          </fieldset>
        );
      })}
      {!isFixed && fields.length < MAX_BADGES && (
        <button
          type="button"
          className={`${buttons.secondary} ${styles.start}`}
          onClick={() => append(blankBadge())}
        >
          {t('activityDesk.addBadge')}
        </button>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './activities.module.css';
import { blankPrize } from './blank.ts';
import { CheckField, PictureField, PlainField, TextsField } from './form-fields.tsx';

const MAX_PRIZES = 50;

type Props = { left: Readonly<Record<string, number>>; isFixed: boolean };

/** Fields of the prizes with their stock and, for instant draws, their weights. */
export function PrizeFields({ left, isFixed }: Props): ReactNode {
  const t = useText();
  const { lang, tenant } = useView();
  const { fields, append, remove } = useFieldArray<ActivityDraft, 'lottery.prizes', 'key'>({
    name: 'lottery.prizes',
    keyName: 'key',
  });
  const lottery = useWatch<ActivityDraft, 'lottery'>({ name: 'lottery' });
  const isInstant = lottery?.mode === 'INSTANT';
  const total = (lottery?.prizes ?? []).reduce((sum, { weight }) => sum + weight, lottery?.nothing ?? 0);
  const odds = (weight = Number.NaN) => {
    const share = weight / total;
    return Number.isFinite(share)
      ? t('activityDesk.odds', {
          percent: share.toLocaleString(lang, { style: 'percent', maximumSignificantDigits: 3 }),
        })
      : undefined;
  };

  return (
    <section className={account.section} aria-labelledby="prizes">
      <h2 id="prizes" className={account.heading}>
        {t('activityDesk.prizes')}
      </h2>
      {fields.map(({ key, id }, i) => {
        const name = t('activityDesk.prize', { number: i + 1 });
        const hint = isInstant ? odds(lottery?.prizes[i]?.weight) : undefined;
        return (
          <fieldset key={key} className={styles.part} data-testid="prize">
            <legend>{name}</legend>
            <TextsField
              name={`lottery.prizes.${i}.name`}
              label={t('activityDesk.prizeName')}
              disabled={isFixed}
              maxLength={100}
            />
            <div className={styles.grid}>
              <PlainField
                name={`lottery.prizes.${i}.stock`}
                label={t('activityDesk.stock')}
                {...(isFixed && { help: t('activityDesk.left', { count: left[id] ?? 0 }) })}
                disabled={isFixed}
                numeric
              />
              {isInstant && (
                <PlainField
                  name={`lottery.prizes.${i}.weight`}
                  label={t('activityDesk.weight')}
                  {...(hint && { help: hint })}
                  disabled={isFixed}
                  numeric
                />
              )}
              <PlainField
                name={`lottery.prizes.${i}.value`}
                label={t('activityDesk.value', { currency: tenant.currency })}
                disabled={isFixed}
              />
            </div>
            <CheckField
              name={`lottery.prizes.${i}.needsAddress`}
              label={t('activityDesk.needsAddress')}
              disabled={isFixed}
            />
            <PictureField
              name={`lottery.prizes.${i}.picture`}
              label={t('activityDesk.picture')}
              disabled={isFixed}
            />
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
      {!isFixed && fields.length < MAX_PRIZES && (
        <button
          type="button"
          className={`${buttons.secondary} ${styles.start}`}
          onClick={() => append(blankPrize())}
        >
          {t('activityDesk.addPrize')}
        </button>
      )}
      {isInstant && (
        <div className={styles.grid}>
          <PlainField
            name="lottery.nothing"
            label={t('activityDesk.nothing')}
            {...(odds(lottery?.nothing) && { help: odds(lottery?.nothing) ?? '' })}
            disabled={isFixed}
            numeric
          />
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import account from '../account/account.module.css';
import { TextField } from '../kit/text-field.tsx';
import { type Change, type FeedDraft, isDays } from './draft.ts';
import { OptionCards } from './option-cards.tsx';
import wizard from './wizard.module.css';

type Props = { draft: FeedDraft; onChange: Change; isTried: boolean };

const RULES = ['hide', 'after', 'keep'] as const;

/** Name of a feed, and its rule for items that are no longer in it. */
export function RuleFields({ draft, onChange, isTried }: Props): ReactNode {
  const { t } = useView();
  const { name, missing, days } = draft;
  return (
    <>
      <TextField
        label={t('feeds.rules.name')}
        error={isTried && name.trim() === '' ? t('feeds.rules.nameMissing') : undefined}
        maxLength={100}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <OptionCards
        label={t('feeds.rules.missing')}
        value={missing}
        options={RULES.map((value) => ({
          value,
          title: t(`feeds.rules.${value}`),
          text: t(`feeds.rules.${value}Text`),
        }))}
        onChange={(value) => onChange({ missing: value })}
      />
      {missing === 'after' && (
        <div className={wizard.narrow}>
          <TextField
            label={t('feeds.rules.days')}
            error={isDays(days) ? undefined : t('feeds.rules.daysWrong')}
            inputMode="numeric"
            maxLength={3}
            value={days}
            onChange={({ target }) => onChange({ days: target.value })}
          />
        </div>
      )}
      <p className={account.hint}>{t('feeds.rules.missingNote')}</p>
    </>
  );
}

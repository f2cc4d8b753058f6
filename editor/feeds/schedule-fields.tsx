import type { ReactNode } from 'react';
import { zoneName } from '#locales/format/zoned-time.ts';
import { useView } from '#runtime/view-context.tsx';
import { hasRole } from '#schemas/operator.ts';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import { TextField } from '../kit/text-field.tsx';
import type { Change, FeedDraft } from './draft.ts';
import { OptionCards } from './option-cards.tsx';
import { WEEKDAYS, weekdayName } from './schedule-text.ts';
import { SelectField } from './select-field.tsx';
import wizard from './wizard.module.css';

type Props = { draft: FeedDraft; onChange: Change };

const REPEATS = ['none', 'hours', 'daily'] as const;
const HOURS = [1, 2, 3, 4, 6, 8, 12, 24];

/** Times at which a feed is read, in the tenant's time zone; publishers only, and not for an uploaded file. */
export function ScheduleFields({ draft, onChange }: Props): ReactNode {
  const { t, lang, tenant, now } = useView();
  const isPublisher = hasRole(useOperator().role, 'publisher');
  const { sourceType, repeat, every } = draft;
  if (sourceType === 'upload') return <p>{t('feeds.schedule.file')}</p>;
  if (!isPublisher) return <p>{t('feeds.schedule.publisher')}</p>;
  return (
    <>
      <OptionCards
        label={t('feeds.schedule')}
        value={repeat}
        options={REPEATS.map((value) => ({ value, title: t(`feeds.schedule.${value}`) }))}
        onChange={(value) => onChange({ repeat: value })}
      />
      {repeat === 'hours' && (
        <SelectField
          label={t('feeds.schedule.every')}
          value={String(every)}
          options={HOURS.map((hours) => ({
            value: String(hours),
            text: t('feeds.schedule.everyHours', { count: hours }),
          }))}
          onChange={(hours) => onChange({ every: Number(hours) })}
        />
      )}
      {repeat === 'daily' && <DayFields draft={draft} onChange={onChange} />}
      {repeat !== 'none' && (
        <p className={account.hint}>
          {t('feeds.schedule.zone', { zone: zoneName(tenant.timezone, now, lang) })}
        </p>
      )}
    </>
  );
}

function DayFields({ draft: { at, weekdays }, onChange }: Props) {
  const { t, lang } = useView();
  const turn = (day: number, isOn: boolean) =>
    onChange({ weekdays: WEEKDAYS.filter((one) => (one === day ? isOn : weekdays.includes(one))) });
  return (
    <>
      <div className={wizard.narrow}>
        <TextField
          label={t('feeds.schedule.at')}
          type="time"
          required
          value={at}
          onWhen={(next) => onChange({ at: next })}
        />
      </div>
      <fieldset className={wizard.plain}>
        <legend className={account.label}>{t('feeds.schedule.days')}</legend>
        <div className={wizard.days}>
          {WEEKDAYS.map((day) => (
            <label key={day} className={account.check}>
              <input
                type="checkbox"
                checked={weekdays.includes(day)}
                onChange={({ target }) => turn(day, target.checked)}
              />
              {weekdayName(day, lang, 'long')}
            </label>
          ))}
        </div>
        {weekdays.length === 0 && (
          <p role="alert" className={account.error}>
            {t('feeds.schedule.daysMissing')}
          </p>
        )}
      </fieldset>
    </>
  );
}

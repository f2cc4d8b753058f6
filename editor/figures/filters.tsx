'use client';

import type { DateContext } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { REPORT_DAYS, type visitReport } from '#schemas/api/invented/visits.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { dayAfter, dayIn, daysBetween } from './days.ts';

/** Query of the report. */
export type Choice = EndpointInput<typeof visitReport>['query'];
/** Values of the fields, which may be an invalid range. */
export type Given = Choice;

const PERIODS = [7, 30, REPORT_DAYS] as const;
const TERMINALS = ['h5', 'app'] as const;

/** Range of the shop's last days, including today. */
export function choiceOf({ tenant }: DateContext, days: number): Pick<Choice, 'from' | 'to'> {
  const to = dayIn(tenant.timezone, Date.now());
  return { from: dayAfter(to, 1 - days), to };
}

type Props = { given: Given; onChange: (given: Given, valid: Choice | undefined) => void };

/** Filters by days, language and terminal; an invalid range stays, with an error. */
export function Filters({ given, onChange }: Props) {
  const view = useView();
  const { t, tenant } = view;
  const isValid = isRange(given);
  const change = (part: Partial<Given>) => {
    const next = { ...given, ...part };
    onChange(next, isRange(next) ? next : undefined);
  };
  return (
    <div className={account.stack}>
      <div className={account.line}>
        {PERIODS.map((days) => (
          <button
            key={days}
            type="button"
            className={buttons.secondary}
            onClick={() => change(choiceOf(view, days))}
          >
            {t('figures.lastDays', { days })}
          </button>
        ))}
      </div>
      <div className={account.line}>
        <TextField
          label={t('figures.from')}
          type="date"
          value={given.from}
          onWhen={(from) => change({ from })}
        />
        <TextField label={t('figures.to')} type="date" value={given.to} onWhen={(to) => change({ to })} />
        <label className={account.labelled}>
          <span className={account.label}>{t('figures.language')}</span>
          <select
            className={account.select}
            value={given.lang ?? ''}
            onChange={({ target }) => change({ lang: tenant.languages.find((one) => one === target.value) })}
          >
            <option value="">{t('figures.all')}</option>
            {tenant.languages.map((one) => (
              <option key={one} value={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <label className={account.labelled}>
          <span className={account.label}>{t('figures.terminal')}</span>
          <select
            className={account.select}
            value={given.terminal ?? ''}
            onChange={({ target }) => change({ terminal: TERMINALS.find((one) => one === target.value) })}
          >
            <option value="">{t('figures.all')}</option>
            {TERMINALS.map((one) => (
              <option key={one} value={one}>
                {t(`figures.terminal.${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ErrorText>{isValid ? undefined : t('figures.badRange', { days: REPORT_DAYS })}</ErrorText>
    </div>
  );
}

function isRange({ from, to }: Given): boolean {
  const days = daysBetween(from, to);
  return days >= 1 && days <= REPORT_DAYS;
}

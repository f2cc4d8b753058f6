import { useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import { previewQuery } from '#schemas/page/preview-view.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import desk from '../desk/desk.module.css';
import { useText } from '../kit/use-text.ts';
import { TimeField } from '../publish/time-field.tsx';

type Props = { id: string; activity: ActivityDraft };

/** Links to the shop's screen of an activity, also of a draft, at a chosen time. */
export function PreviewSection({ id, activity: { type, startTime, endTime } }: Props) {
  const t = useText();
  const { tenant } = useView();
  const [lang, setLang] = useState(tenant.defaultLanguage);
  const [time, setTime] = useState<number | undefined>(startTime);
  const href = (now: number) =>
    `/editor/preview/activities/${encodeURIComponent(id)}?${previewQuery({ lang, now })}`;
  const moments = { before: startTime - 60_000, running: startTime, over: endTime };

  return (
    <section className={account.section} aria-labelledby="preview" data-testid="activity-preview">
      <h2 id="preview" className={account.heading}>
        {t('activityDesk.preview')}
      </h2>
      <p className={account.hint}>
        {t('activityDesk.previewHelp')}
        {type === 'LOTTERY' && ` ${t('activityDesk.previewCounts')}`}
      </p>
      <div className={account.row}>
        <label className={account.labelled}>
          <span className={account.label}>{t('activityDesk.previewLanguage')}</span>
          <select
            className={account.select}
            value={lang}
            onChange={({ target }) =>
              setLang(tenant.languages.find((one) => one === target.value) ?? tenant.defaultLanguage)
            }
          >
            {tenant.languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {LANGUAGE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={desk.actions}>
        {(['before', 'running', 'over'] as const).map((moment) => (
          <a
            key={moment}
            className={buttons.secondary}
            href={href(moments[moment])}
            target="_blank"
            rel="noopener"
            hrefLang={lang}
          >
            {t(`activityDesk.preview.${moment}`)}
          </a>
        ))}
      </p>
      <TimeField label={t('activityDesk.previewAt')} value={time} onChange={setTime} />
      {time !== undefined && (
        <p className={desk.actions}>
          <a className={buttons.secondary} href={href(time)} target="_blank" rel="noopener" hrefLang={lang}>
            {t('activityDesk.previewOpen')}
          </a>
        </p>
      )}
    </section>
  );
}

import { formatDateTime } from '#locales/format/date.ts';
import { TARGET_KINDS, targetPath } from '#locales/format/target-path.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ReportCase } from '#schemas/api/invented/reports.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';

type Props = { reported: ReportCase; onDecide: (to: ReportCase['state']) => void };

/** Reported item with the reasons, the number of reporters, and the decisions for it. */
export function ReportedItem({ reported, onDecide }: Props) {
  const view = useView();
  const { t } = view;
  const { subjectType, state, text, author, reporters, reports } = reported;
  const type = t(`desk.reported.${subjectType}`);
  const isComment = subjectType === 'COMMENT';
  const name = author?.nickname ?? (isComment ? t('desk.formerMember') : undefined);
  const heading = name === undefined ? type : `${type} · ${name}`;
  const what = `${type} · ${name ?? reported.about?.title ?? reported.subjectId}`;
  const kept = isComment ? t('desk.report.keep') : t('desk.report.settle');
  return (
    <li
      className={styles.reported}
      data-testid="reported"
      data-id={reported.subjectId}
      data-state={state}
      aria-label={what}
    >
      <p className={account.line}>
        <strong>{heading}</strong>
        <span className={account.hint}>{t('desk.reporters', { count: reporters })}</span>
        {state !== 'open' && (
          <span className={styles.decision}>{state === 'hidden' ? t('desk.report.hidden') : kept}</span>
        )}
      </p>
      {isComment && text === undefined ? (
        <p className={account.hint}>{t('desk.textGone')}</p>
      ) : (
        text !== undefined && <blockquote className={styles.body}>{text}</blockquote>
      )}
      <About reported={reported} />
      <ul className={styles.reasons}>
        {reports.map(({ option, reason, createdAt }) => (
          <li key={`${createdAt} ${reason}`} className={styles.value}>
            {`${option}: ${reason}`}
            <span className={account.hint}>{formatDateTime(createdAt, view)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {state === 'open' && isComment && (
          <button
            type="button"
            className={buttons.primary}
            aria-label={t('desk.report.hideName', { name: name ?? '' })}
            onClick={() => onDecide('hidden')}
          >
            {t('desk.report.hide')}
          </button>
        )}
        {state === 'open' ? (
          <button
            type="button"
            className={buttons.secondary}
            aria-label={`${kept}: ${what}`}
            onClick={() => onDecide('kept')}
          >
            {kept}
          </button>
        ) : (
          <button
            type="button"
            className={buttons.secondary}
            aria-label={`${t('desk.report.undo')}: ${what}`}
            onClick={() => onDecide('open')}
          >
            {t('desk.report.undo')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Link to the reported item, or to the member who can be blocked. */
function About({ reported: { subjectType, about } }: Pick<Props, 'reported'>) {
  const t = useText();
  const kind = TARGET_KINDS.find((known) => known === about?.subjectType);
  if (subjectType === 'USER')
    return (
      <p>
        <a className={account.link} href="/editor/members">
          {t('desk.members')}
        </a>
      </p>
    );
  if (!about || !kind) return null;
  return (
    <p>
      {subjectType === 'COMMENT' && `${t('desk.report.on')} `}
      <a className={account.link} href={targetPath(kind, about.code)} target="_blank" rel="noopener">
        {about.title}
      </a>
    </p>
  );
}

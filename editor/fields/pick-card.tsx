import type { ReactNode } from 'react';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EditorPick, PickKind } from '#schemas/entities/editor-pick.ts';
import { platformLook } from '#schemas/platforms.ts';
import { thumbnail } from '../media/thumbnail.ts';
import styles from './fields.module.css';

type Props = {
  /** Code, shown while nothing else is known. */
  code: string;
  kind: PickKind;
  pick: EditorPick | undefined;
};

/** Card of a picked thing for operators: picture, name, price, and whether shoppers still get it. */
export function PickCard({ code, kind, pick }: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const state = pick?.state ?? 'ok';
  return (
    <span className={styles.pick} data-testid="pick" data-id={code} data-state={state}>
      {pick?.picture ? (
        <img
          className={styles.pickPicture}
          src={thumbnail(pick.picture)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      ) : (
        <span className={styles.pickPicture} />
      )}
      <span className={styles.pickText}>
        <span className={styles.pickTitle}>{pick?.title ?? code}</span>
        <span className={styles.pickNote}>
          {[
            t(`fields.kind.${kind}`),
            platformLook(pick?.platform)?.name,
            pick?.above?.join(' › '),
            pick?.coming && t('activityDesk.state.COMING_SOON'),
          ]
            .filter(Boolean)
            .join(' · ')}
          {pick?.price !== undefined &&
            ` · ${formatPrice(pick.price, pick.currency ?? ctx.tenant.currency, ctx)}`}
          {pick?.untitled && ` · ${code}`}
        </span>
        {state !== 'ok' && (
          <span className={styles.pickState}>
            {/* The screen of an activity stays. */}
            {t(kind === 'ACTIVITY' && state === 'expired' ? 'fields.pick.over' : `fields.pick.${state}`)}
          </span>
        )}
      </span>
    </span>
  );
}

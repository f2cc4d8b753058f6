import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { PRIZE } from '#schemas/member-constants.ts';
import { hasKey } from '#schemas/typed-object.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { CardImage } from '../cards/image.tsx';
import styles from './draw-reveal.module.css';
import type { Drawn } from './lottery-calls.ts';
import { RecordAddress } from './record-address.tsx';

const PICTURE_PX = 450;

type Props = {
  drawn: Drawn;
  drawTime: number | undefined;
  /** Callback after the prize's shipping address was saved. */
  onGiven: (record: PrizeRecord) => void;
  onClose: () => void;
};

/**
 * Outcome of a draw: a ticket sways, tears and uncovers it. The response arrives before the animation starts; with
 * reduced motion the outcome is shown at once. A prize that is shipped asks for an address.
 */
export function DrawReveal({ drawn, drawTime, onGiven, onClose }: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const { outcome, number, record } = drawn;
  const time = (at: number) => formatDateTime(at, ctx);
  const texts = {
    WON: [
      t('lottery.outcome.WON', { prize: record?.prize.name ?? '' }),
      record?.claimUntil
        ? t('lottery.after.address', { time: time(record.claimUntil), days: PRIZE.deliveryWorkingDays })
        : t('lottery.after.WON'),
    ],
    NOTHING: [t('lottery.outcome.NOTHING'), t('lottery.after.NOTHING')],
    TICKET: [
      t('lottery.outcome.TICKET', { number }),
      drawTime === undefined ? '' : t('lottery.after.TICKET', { time: time(drawTime) }),
    ],
  };
  const [title, text] = hasKey(texts, outcome) ? texts[outcome] : [];
  return (
    <Modal
      title={t('lottery.reveal')}
      labels={{ close: t('action.close') }}
      onClose={onClose}
      testId="draw-reveal"
    >
      <div className={styles.reveal} data-state={outcome}>
        <div className={styles.stage} aria-hidden="true">
          <div className={styles.under}>
            <Under drawn={drawn} />
          </div>
          <div className={`${styles.half} ${styles.left}`} />
          <div className={`${styles.half} ${styles.right}`} />
        </div>
        <div className={styles.words} role="status">
          <h3 className={styles.title} data-testid="draw-outcome">
            {title}
          </h3>
          <p>{text}</p>
        </div>
        {record && <RecordAddress record={record} onGiven={onGiven} />}
        <button
          type="button"
          className={record?.needsAddress ? buttons.secondary : buttons.primary}
          onClick={onClose}
        >
          {t('action.close')}
        </button>
      </div>
    </Modal>
  );
}

/** Prize picture, or the icon of the outcome. */
function Under({ drawn: { outcome, number, record } }: Pick<Props, 'drawn'>) {
  if (outcome === 'TICKET') return number;
  if (record?.prize.picture)
    return (
      <span className={styles.picture}>
        <CardImage sources={[record.prize.picture]} width={PICTURE_PX} fit="contain" eager />
      </span>
    );
  return <Icon name={outcome === 'WON' ? 'star' : 'box'} size={56} filled />;
}

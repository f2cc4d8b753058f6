import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { AWARD_RECORD_STATUSES } from '#schemas/enums/activity.ts';
import { CardImage } from '../cards/image.tsx';
import styles from './activity.module.css';
import chips from './chip.module.css';
import { RecordAddress } from './record-address.tsx';

const PICTURE_PX = 200;
const TONES = { NOT_FILL_ADDRESS: 'warning', NOT_DELIVERED: 'info', DELIVERED: 'good', EXPIRED: 'over' };

type Props = {
  records: readonly PrizeRecord[];
  /** Callback after a prize's shipping address was saved. */
  onGiven: (record: PrizeRecord) => void;
};

/** Member's prizes of a lottery: the state of each, and the deadline for claiming it. */
export function OwnRecords({ records, onGiven }: Props): ReactNode {
  const { t } = useView();
  return (
    <section className={styles.card} aria-labelledby="own-records" data-testid="own-records">
      <h2 id="own-records">{t('record.title')}</h2>
      {records.length === 0 && <p>{t('record.none')}</p>}
      <ul className={styles.rows}>
        {records.map((record) => (
          <Entry key={record.id} record={record} onGiven={onGiven} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ record, onGiven }: { record: PrizeRecord; onGiven: Props['onGiven'] }) {
  const { t } = useView();
  const { id, prize, number, expired, trackingNumber, carrier } = record;
  const known = AWARD_RECORD_STATUSES.find((status) => status === record.status);
  const status = expired ? 'EXPIRED' : known;
  return (
    <li className={styles.prize} data-testid="record" data-id={id} data-state={status}>
      <span className={styles.thumb}>
        <CardImage sources={[prize.picture]} width={PICTURE_PX} fit="contain" />
      </span>
      <span className={styles.record}>
        {status && (
          <span className={chips.chip} data-tone={TONES[status]}>
            {t(`record.${status}`)}
          </span>
        )}
        <b>{prize.name}</b>
        <small className={styles.small}>{t('lottery.number', { number })}</small>
        <Due record={record} />
        {trackingNumber && (
          <small className={styles.small}>
            {carrier} {t('record.tracking', { number: trackingNumber })}
          </small>
        )}
        <RecordAddress record={record} onGiven={onGiven} />
      </span>
    </li>
  );
}

function Due({ record: { status, expired, claimUntil, deliverBy, deliveredTime } }: { record: PrizeRecord }) {
  const ctx = useView();
  const { t } = ctx;
  const text = () => {
    if (status === 'DELIVERED')
      return deliveredTime && t('record.delivered', { time: formatDate(deliveredTime, ctx) });
    if (status === 'NOT_DELIVERED')
      return deliverBy && t('record.deliverBy', { time: formatDate(deliverBy, ctx) });
    const time = claimUntil && formatDateTime(claimUntil, ctx);
    return time && t(expired ? 'record.claimOver' : 'record.claimUntil', { time });
  };
  return <small className={styles.small}>{text()}</small>;
}

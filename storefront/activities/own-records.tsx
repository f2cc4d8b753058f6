import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PrizeRecord } from '#schemas/entities/lottery.ts';
import { AWARD_RECORD_STATUSES } from '#schemas/enums/activity.ts';
import styles from './activity.module.css';
import chips from './chip.module.css';
import { PrizePicture } from './prize-picture.tsx';
import { RecordAddress } from './record-address.tsx';

const TONES = {
  NOT_FILL_ADDRESS: 'warning',
  NOT_DELIVERED: 'info',
  DELIVERED: 'good',
  EXPIRED: 'over',
} as const;

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
  const ctx = useView();
  const { t } = ctx;
  const { id, prize, number, expired, trackingNumber, carrier } = record;
  const known = AWARD_RECORD_STATUSES.find((status) => status === record.status);
  const status = expired ? 'EXPIRED' : known;
  return (
    <li className={styles.prize} data-testid="record" data-id={id} data-state={status}>
      <PrizePicture ctx={ctx} prize={prize} />
      <span className={styles.record}>
        {status && (
          <span className={chips.chip} data-tone={TONES[status]}>
            {t(statusKey(status, record.needsAddress))}
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

/** A prize without an address, such as a coupon, isn't shipped. */
function statusKey(status: keyof typeof TONES, needsAddress: boolean) {
  const isSent = status === 'NOT_DELIVERED' || status === 'DELIVERED';
  return isSent && !needsAddress ? (`record.given.${status}` as const) : (`record.${status}` as const);
}

function Due({ record }: { record: PrizeRecord }) {
  const { status, expired, needsAddress, claimUntil, deliverBy, deliveredTime } = record;
  const ctx = useView();
  const { t } = ctx;
  const text = () => {
    const of = needsAddress ? 'record' : 'record.given';
    if (status === 'DELIVERED')
      return deliveredTime && t(`${of}.delivered`, { time: formatDate(deliveredTime, ctx) });
    if (status === 'NOT_DELIVERED')
      return deliverBy && t(`${of}.deliverBy`, { time: formatDate(deliverBy, ctx) });
    const time = claimUntil && formatDateTime(claimUntil, ctx);
    return time && t(expired ? 'record.claimOver' : 'record.claimUntil', { time });
  };
  return <small className={styles.small}>{text()}</small>;
}

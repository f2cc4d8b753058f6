'use client';

import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { formatAmount } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import { type Contradiction, type TruthReport, truthReport } from '#schemas/api/invented/truth.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { CardTable } from '../kit/card-table.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { claimText, valueText } from './claim-text.ts';
import { HeldPrices } from './held-prices.tsx';

/** Results of the nightly audits of prices: what the newest found, and the last thirty in numbers. */
export function PricesScreen() {
  const { t } = useView();
  const report = useEndpoint(truthReport, {});
  const { data } = report;
  return (
    <AccountFrame path="/editor/prices" title={t('desk.prices')}>
      <HeldPrices />
      <h2 className={account.heading}>{t('desk.prices.audits')}</h2>
      <p>{t('desk.pricesText')}</p>
      <LoadState of={report} empty={data?.audits.length === 0 && t('desk.prices.none')} />
      {data && data.audits.length > 0 && (
        <>
          <Findings report={data} />
          <History audits={data.audits} />
        </>
      )}
    </AccountFrame>
  );
}

function Findings({ report: { audits, contradictions } }: { report: TruthReport }) {
  const view = useView();
  const { t } = view;
  const [newest] = audits;
  if (!newest) return null;
  const { at, items, claims, wrong, parts } = newest;
  return (
    <section className={account.section} aria-labelledby="price-findings">
      <h2 id="price-findings" className={account.heading}>
        {wrong === 0 ? t('desk.prices.allTrue') : t('desk.prices.wrong', { count: wrong })}
      </h2>
      <p data-testid="price-audit">
        {t('desk.prices.checked', {
          date: formatDateTime(at, view),
          items: formatAmount(items, view),
          claims: formatAmount(claims, view),
        })}
        {parts > 1 && ` ${t('desk.prices.part', { parts })}`}
      </p>
      {contradictions.length > 0 && (
        <ul className={account.list} data-testid="price-contradictions">
          {contradictions.map((one) => (
            <Finding key={`${one.place} ${one.subject} ${one.id} ${one.claim} ${one.said}`} one={one} />
          ))}
        </ul>
      )}
      {wrong > contradictions.length && (
        <p>{t('desk.prices.more', { count: wrong - contradictions.length })}</p>
      )}
    </section>
  );
}

function Finding({ one }: { one: Contradiction }) {
  const view = useView();
  const { t } = view;
  const { place, subject, id, name, claim, said, recorded } = one;
  const path = subject === 'goods' ? '/product/' : '/content/';
  return (
    <li className={account.item}>
      <div>
        <a className={account.link} href={path + encodeURIComponent(id)} target="_blank" rel="noopener">
          {name}
        </a>
        <span className={account.hint}>
          {t(`desk.prices.subject.${subject}`)} · {t(`desk.prices.place.${place}`)}
        </span>
      </div>
      <p>
        {t('desk.prices.finding', {
          claim: claimText(claim, t),
          said: valueText(one, said, view),
          recorded: valueText(one, recorded, view),
        })}
      </p>
    </li>
  );
}

function History({ audits }: { audits: TruthReport['audits'] }) {
  const view = useView();
  const { t } = view;
  return (
    <div className={account.section}>
      <h2 className={account.heading}>{t('desk.prices.history')}</h2>
      <CardTable
        label={t('desk.prices.history')}
        rows={audits}
        idOf={({ at }) => String(at)}
        columns={[
          { name: t('desk.prices.at'), cell: ({ at }) => formatDateTime(at, view) },
          { name: t('desk.prices.items'), cell: ({ items }) => formatAmount(items, view) },
          { name: t('desk.prices.claims'), cell: ({ claims }) => formatAmount(claims, view) },
          { name: t('desk.prices.wrongColumn'), cell: ({ wrong }) => formatAmount(wrong, view) },
        ]}
      />
    </div>
  );
}

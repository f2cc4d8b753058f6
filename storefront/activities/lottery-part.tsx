'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, startTransition, useRef, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { randomId } from '#client/browser-headers.ts';
import { failureText, missingCode } from '#client/failures.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import type { Activity } from '#schemas/entities/activity.ts';
import type { Lottery, UserLottery } from '#schemas/entities/lottery.ts';
import buttons from '#ui/button.module.css';
import { later } from '#ui/later.tsx';
import { openLogin } from '../intents/login-request.ts';
import { LoadState } from '../load-state/load-state.tsx';
import styles from './activity.module.css';
import { ChanceRules } from './chance-rules.tsx';
import { type Drawn, drawOne } from './lottery-calls.ts';
import own from './lottery-part.module.css';
import { OwnRecords } from './own-records.tsx';
import { useLotteryPart } from './use-lottery-part.ts';

const DrawReveal = later(() => import('./draw-reveal.tsx').then((module) => module.DrawReveal));

/** Error codes after which the page is out of date and is refreshed. */
const OUTDATED = new Set(['ACTIVITY_CLOSED', 'ACTIVITY_INVALID']);

type Props = {
  lottery: Pick<Lottery, 'id' | 'mode' | 'chances' | 'drawTime'>;
  state: Activity['state'];
  messages: Messages;
};

/** A shopper's part in a lottery: chances, the draw, tickets, and how more chances are earned. A guest is asked to sign in. */
export function LotteryPart({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Parts {...props} />
    </MoreTexts>
  );
}

function Parts({ lottery, state }: Omit<Props, 'messages'>) {
  const ctx = useView();
  const { t } = ctx;
  const isMember = useSignedIn();
  const part = useLotteryPart(lottery.id, isMember);
  const { info } = part;
  const progress = new Map(info?.chances.map((rule) => [rule.reason, rule]));
  return (
    <>
      {state !== 'COMING_SOON' && (
        <section className={styles.card} aria-labelledby="lottery-own" data-testid="lottery-own">
          <h2 id="lottery-own">{t('lottery.own')}</h2>
          <p className={own.chances}>
            {isMember ? (
              <>
                <b data-testid="remaining">{info?.remaining ?? '–'}</b>
                <span>
                  {t('lottery.chancesLeft')}
                  <small className={styles.small}>
                    {info ? t('lottery.used', { count: info.used }) : ' '}
                  </small>
                </span>
              </>
            ) : (
              t('lottery.guest')
            )}
          </p>
          {state === 'RUNNING' && <DrawButton lottery={lottery} isMember={isMember} part={part} />}
          {!part.records && <LoadState of={part.request} failed={t('activities.failed')} />}
          {info && info.tickets.length > 0 && <Tickets tickets={info.tickets} />}
        </section>
      )}
      {part.records && <OwnRecords records={part.records} onGiven={part.changed} />}
      {(state === 'COMING_SOON' || state === 'RUNNING') && (
        <section className={styles.card} aria-labelledby="lottery-earn" data-testid="lottery-earn">
          <h2 id="lottery-earn">{t('lottery.earn')}</h2>
          <ChanceRules
            ctx={ctx}
            rules={lottery.chances}
            progressOf={({ reason, times }) => {
              const known = progress.get(reason);
              if (!known) return null;
              const { done, counted } = known;
              const text = done ? t('lottery.done') : t('lottery.counted', { count: counted, times });
              return <small className={done ? own.done : styles.small}>{text}</small>;
            }}
          />
          <p className={styles.note}>{t('lottery.orders')}</p>
        </section>
      )}
    </>
  );
}

type DrawProps = Pick<Props, 'lottery'> & { isMember: boolean; part: ReturnType<typeof useLotteryPart> };

/** Each tap keeps one request id until it gets a response: a retry after a failure spends no second chance. */
function DrawButton({ lottery, isMember, part }: DrawProps) {
  const { t } = useView();
  const router = useRouter();
  const requestId = useRef<string>(undefined);
  const [isDrawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState('');
  const [drawn, setDrawn] = useState<Drawn>();
  const remaining = part.info?.remaining;
  const isOff = isMember && (isDrawing || !remaining);

  const draw = async () => {
    setDrawing(true);
    setFailure('');
    requestId.current ??= randomId();
    try {
      const answer = await drawOne(lottery.id, requestId.current);
      requestId.current = undefined;
      setDrawn(answer);
      await part.drew(answer.remaining);
    } catch (error) {
      setFailure(failureText(error, t));
      if (error instanceof ApiError && OUTDATED.has(error.code)) startTransition(() => router.refresh());
    }
    setDrawing(false);
  };
  const press = () => {
    if (!isMember) openLogin();
    else if (!isOff) void draw();
  };
  const close = () => setDrawn(undefined);
  const label = lottery.mode === 'SCHEDULED' ? t('lottery.draw.SCHEDULED') : t('lottery.draw.INSTANT');
  return (
    <>
      <button
        type="button"
        className={`${buttons.primary} ${own.draw}`}
        aria-disabled={isOff}
        aria-busy={isDrawing}
        onClick={press}
        data-testid="draw"
      >
        {!isMember && t('lottery.signIn')}
        {isMember && (isDrawing ? t('lottery.drawing') : label)}
      </button>
      {remaining === 0 && <p className={styles.note}>{t('lottery.none')}</p>}
      {failure && (
        <p role="alert" className={own.failure} data-testid="draw-failure">
          {failure}
        </p>
      )}
      {drawn && (
        <DrawReveal
          drawn={drawn}
          drawTime={lottery.drawTime}
          onGiven={(record) => {
            setDrawn(undefined);
            part.changed(record);
          }}
          onClose={close}
          onMissing={missingCode(close)}
        />
      )}
    </>
  );
}

function Tickets({ tickets }: Pick<UserLottery, 'tickets'>) {
  const { t } = useView();
  return (
    <>
      <h3>{t('lottery.ownTickets')}</h3>
      <ul className={own.tickets} data-testid="own-tickets">
        {tickets.map(({ number, record }) => (
          <li key={number} className={own.ticket} data-state={record ? 'won' : undefined}>
            {number}
            {record && ` · ${t('lottery.ticketWon')}`}
          </li>
        ))}
      </ul>
    </>
  );
}

'use client';

import { type FormEvent, useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import {
  decideHeldPrice,
  type HeldPrice,
  heldPriceList,
  takeBackPriceDecision,
} from '#schemas/api/invented/held-prices.ts';
import type { PriceDecision } from '#schemas/enums/held-reason.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useMayPublish } from '../account/operator.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './desk.module.css';
import { HeldPriceItem } from './held-price-item.tsx';

const SIZE = 20;

/** Prices of which the shop says nothing: an operator lets each through or drops it, and takes that back. */
export function HeldPrices() {
  const t = useText();
  const mayPublish = useMayPublish();
  const [state, setState] = useState<'open' | 'decided'>('open');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const query = keyword === '' ? { state, page, size: SIZE } : { keyword, page: 1, size: SIZE };
  const list = useEndpoint(heldPriceList, { query });
  const { data } = list;
  const { said, problem, run } = useAction(list.mutate);
  const outcome = useRef<HTMLParagraphElement>(null);

  const act = async (work: () => Promise<unknown>, done: string) => {
    // The pressed button is gone with its item, so the focus moves.
    if (await run(work, done)) outcome.current?.focus();
  };
  const decide = ({ goodsId, price }: HeldPrice, decision: PriceDecision) =>
    act(
      () => browserApi().call(decideHeldPrice, { body: { goodsId, price, decision } }),
      t(`desk.held.said.${decision}`),
    );
  const takeBack = (id: string) =>
    act(() => browserApi().call(takeBackPriceDecision, { params: { id } }), t('desk.held.said.takenBack'));
  const find = (event: FormEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  const empty = keyword !== '' ? 'notFound' : state === 'open' ? 'none' : 'noneDecided';
  return (
    <section className={account.section} aria-labelledby="held-prices">
      <h2 id="held-prices" className={account.heading}>
        {t('desk.held')}
      </h2>
      <p>{t('desk.heldText')}</p>
      <form className={styles.filters} onSubmit={find}>
        <label className={account.labelled}>
          <span className={account.label}>{t('desk.held.state')}</span>
          <select
            className={account.select}
            value={state}
            disabled={keyword !== ''}
            onChange={({ target }) => {
              setState(target.value === 'decided' ? 'decided' : 'open');
              setPage(1);
            }}
          >
            <option value="open">{t('desk.held.open')}</option>
            <option value="decided">{t('desk.held.decided')}</option>
          </select>
        </label>
        <TextField
          label={t('desk.held.find')}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className={buttons.secondary}>
          {t('desk.held.findButton')}
        </button>
        {keyword !== '' && (
          <button type="button" className={buttons.secondary} onClick={() => setKeyword('')}>
            {t('desk.held.findEnd')}
          </button>
        )}
      </form>
      <p ref={outcome} tabIndex={-1} role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} empty={data?.content.length === 0 && t(`desk.held.${empty}`)} />
      {data && data.content.length > 0 && (
        <ul className={account.list} data-testid="held-prices">
          {data.content.map((one) => (
            <HeldPriceItem
              key={one.decision?.id ?? one.goodsId}
              held={one}
              mayDecide={mayPublish}
              onDecide={(decision) => void decide(one, decision)}
              onTakeBack={(id) => void takeBack(id)}
            />
          ))}
        </ul>
      )}
      {data && data.totalElements > SIZE && (
        <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
      )}
    </section>
  );
}

'use client';

import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import { formatAmount, formatPrice } from '#locales/format/price.ts';
import { loadPriceAlertMessages } from '#locales/price-alert-messages.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { priceAlertList } from '#schemas/api/invented/price-alerts.ts';
import { PRICE_ALERT } from '#schemas/member-constants.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.ts';
import { openLogin } from '../intents/login-request.ts';
import { removeAlert, saveAlert } from './alert-calls.ts';
import { pageAlert, type Watched } from './alert-store.ts';
import styles from './price-alert-sheet.module.css';
import { PushTick } from './push-tick.tsx';
import { alertFailure } from './save-wish.ts';
import { readAmount, targetChoices } from './target-choices.ts';
import { TargetField } from './target-field.tsx';
import { Tick } from './tick.tsx';

type Props = { item: Watched; onClose: () => void };

/** Sheet in which a price alert is set, changed and turned off. Its texts are loaded with it. */
export function PriceAlertSheet({ item, onClose }: Props): ReactNode {
  const { lang, t } = useView();
  const [messages, setMessages] = useState<Messages>();
  const giveUp = useEffectEvent(() => {
    toast(t('errors.offline'), { variant: 'error' });
    onClose();
  });
  useEffect(() => {
    loadPriceAlertMessages(lang).then(setMessages, giveUp);
  }, [lang]);
  if (!messages) return null;
  return (
    <MoreTexts messages={messages}>
      <Sheet item={item} onClose={onClose} />
    </MoreTexts>
  );
}

function Sheet({ item, onClose }: Props) {
  const view = useView();
  const { t } = view;
  const isMember = useSignedIn();
  const alert = useSyncExternalStore(pageAlert.subscribe, pageAlert.get, () => undefined);
  const { data } = useEndpoint(priceAlertList, isMember ? { query: { goodsId: item.goodsId } } : null, {
    silent: true,
  });
  const first = alert?.target ?? targetChoices(item)[0]?.target;
  const [text, setText] = useState(first === undefined ? '' : formatAmount(first, view));
  const [mailChoice, setMailChoice] = useState(alert?.byMail);
  const [quiet, setQuiet] = useState(alert?.quiet ?? true);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const target = readAmount(text, view);
  const hasNoAddress = isMember && data !== undefined && data.email === undefined;
  const byMail = mailChoice ?? !hasNoAddress;
  const money = (price: number | undefined) => formatPrice(price, item.currency, view);

  const attempt = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      toast(await work());
      onClose();
    } catch (failure) {
      setError(alertFailure(failure, t));
      setBusy(false);
    }
  };
  const save = () => {
    if (target === undefined) return setError(t('priceAlert.invalid'));
    const wish = { goodsId: item.goodsId, target, byMail, quiet };
    if (isMember)
      return void attempt(async () => {
        await saveAlert(wish);
        return t('priceAlert.saved', { price: money(target) });
      });
    onClose();
    openLogin({ action: 'priceAlert', value: wish });
  };
  const remove = () =>
    attempt(async () => {
      await removeAlert(item.goodsId);
      return t('priceAlert.removed');
    });
  const mailHint = isMember && data && (data.email ?? t('priceAlert.noEmail'));
  return (
    <Modal
      title={t('priceAlert.title')}
      labels={{ close: t('action.close') }}
      onClose={onClose}
      testId="price-alert-sheet"
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) save();
        }}
      >
        <TargetField
          item={item}
          text={text}
          error={error}
          onChange={(typed) => {
            setText(typed);
            setError(undefined);
          }}
        />
        <fieldset className={styles.ways}>
          <legend>{t('priceAlert.how')}</legend>
          <Tick label={t('priceAlert.email')} hint={mailHint} checked={byMail} onChange={setMailChoice} />
          {isMember && <PushTick />}
          <Tick
            label={t('priceAlert.quiet')}
            hint={t('priceAlert.quietText', { from: PRICE_ALERT.quietFrom, until: PRICE_ALERT.quietUntil })}
            checked={quiet}
            onChange={setQuiet}
          />
        </fieldset>
        <div className={styles.preview} data-testid="price-alert-preview">
          <span className={styles.previewTitle}>{t('priceAlert.preview')}</span>
          <Icon name="drop" size={18} />
          <span className={styles.previewText}>
            {t('priceAlert.previewText', { price: money(target) || '…', title: item.name })}
          </span>
        </div>
        <div className={styles.actions}>
          <button
            type="submit"
            className={buttons.primary}
            aria-disabled={isBusy}
            data-testid="price-alert-save"
          >
            {t(alert ? 'priceAlert.change' : 'priceAlert.save')}
          </button>
          {alert && (
            <button
              type="button"
              className={buttons.secondary}
              aria-disabled={isBusy}
              data-testid="price-alert-remove"
              onClick={() => !isBusy && void remove()}
            >
              {t('priceAlert.remove')}
            </button>
          )}
        </div>
        <p className={styles.note}>
          {t('priceAlert.once')} {t('priceAlert.center')}
        </p>
      </form>
    </Modal>
  );
}

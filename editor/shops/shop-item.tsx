import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Shop } from '#schemas/api/invented/shops.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { MailAgain, MailState } from '../account/invitation-mail.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import styles from './shops.module.css';

type Props = { shop: Shop; onSuspend: (isSuspended: boolean) => void; onSendAgain: () => void };

/** A shop of the instance with its hosts and state; the one in which the operator is signed in can't be closed. */
export function ShopItem({ shop, onSuspend, onSendAgain }: Props) {
  const view = useView();
  const { t } = view;
  const { id, name, type, hosts, languages, currency, timezone, siteOrigin, suspendedAt, isOwn, invited } =
    shop;
  const isClosed = suspendedAt !== null;
  const facts = [
    t(`shops.${type}`),
    languages.map((lang) => LANGUAGE_NAMES[lang]).join(', '),
    currency,
    timezone,
  ];
  return (
    <li className={styles.item} data-testid="shop" data-id={id} data-state={isClosed ? 'closed' : 'open'}>
      <div className={styles.facts}>
        <strong>{name}</strong> <span className={styles.id}>{id}</span>
        <p className={account.hint}>{hosts.join(' ')}</p>
        <p className={account.hint}>{facts.join(' · ')}</p>
        {invited && (
          <p className={account.hint} data-testid="shop-invited">
            {t('shops.invited', { email: invited.email })} <MailState mail={invited.mail} />
          </p>
        )}
        {isClosed && (
          <p className={styles.closed}>
            {t('shops.closedSince', { time: formatDateTime(suspendedAt, view) })}
          </p>
        )}
      </div>
      {!isClosed && (
        <p className={styles.ways}>
          <a className={account.link} href={siteOrigin} target="_blank" rel="noreferrer">
            {t('shops.visit')}
          </a>
          {isOwn ? (
            <span className={account.hint}>{t('shops.own')}</span>
          ) : (
            <a className={account.link} href={`${siteOrigin}/editor`}>
              {t('shops.editor')}
            </a>
          )}
        </p>
      )}
      {invited && <MailAgain {...invited} onSendAgain={onSendAgain} />}
      {!isOwn && (
        <ConfirmDialog
          trigger={
            <button type="button" className={buttons.secondary}>
              {t(isClosed ? 'shops.open' : 'shops.close')}
            </button>
          }
          title={t(isClosed ? 'shops.openTitle' : 'shops.closeTitle', { name })}
          text={t(isClosed ? 'shops.openText' : 'shops.closeText')}
          confirm={t(isClosed ? 'shops.open' : 'shops.close')}
          cancel={t('shops.cancel')}
          onConfirm={() => onSuspend(!isClosed)}
        />
      )}
    </li>
  );
}

'use client';

import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { mailOwnerAgain, type Shop, shops, suspendShop } from '#schemas/api/invented/shops.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { isSending, useRereading } from '../account/invitation-mail.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { NewShopForm } from './new-shop-form.tsx';
import { ShopItem } from './shop-item.tsx';
import styles from './shops.module.css';

/** Shops of the instance, for its owners: each is closed and opened here, and new ones are added. */
export function ShopsScreen() {
  const t = useText();
  const list = useEndpoint(shops, {}, { isFresh: true });
  const { said, problem, run } = useAction(list.mutate);
  const suspend = ({ id, name }: Shop, isSuspended: boolean) =>
    void run(
      () => browserApi().call(suspendShop, { params: { id }, body: { isSuspended } }),
      t(isSuspended ? 'shops.closed' : 'shops.opened', { name }),
    );
  const sendAgain = ({ id, invited }: Shop) =>
    void run(
      () => browserApi().call(mailOwnerAgain, { params: { id } }),
      t('team.mailingAgain', { email: invited?.email ?? '' }),
    );
  useRereading(
    list.data?.some(({ invited }) => isSending(invited?.mail)),
    list.mutate,
  );
  return (
    <AccountFrame path="/editor/shops" title={t('shops.title')}>
      <p>{t('shops.about')}</p>
      <p role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={list} />
      {list.data && (
        <section className={account.section} aria-label={t('shops.title')}>
          <ul className={styles.list} data-testid="shops">
            {list.data.map((shop) => (
              <ShopItem
                key={shop.id}
                shop={shop}
                onSuspend={(isSuspended) => suspend(shop, isSuspended)}
                onSendAgain={() => sendAgain(shop)}
              />
            ))}
          </ul>
        </section>
      )}
      {list.data && <NewShopForm onAdded={list.mutate} />}
    </AccountFrame>
  );
}

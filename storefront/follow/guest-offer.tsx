import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Popular } from '../fixed-pages/popular.tsx';
import { WaysOn } from '../fixed-pages/ways-on.tsx';
import { AccountGains } from '../login/account-gains.tsx';
import { SignInButton } from '../login/sign-in-button.tsx';
import styles from './guest-offer.module.css';

type Props = { ctx: ViewContext; list: 'favorites' | 'likes' | 'following' };

/**
 * A guest's page in place of the member's list: uses of an account, and things to begin with. Without script nobody can
 * sign in and no deals are requested: it says so, and links further.
 */
export function GuestOffer({ ctx, list }: Props): ReactNode {
  const { t } = ctx;
  return (
    <>
      <section className={styles.offer} aria-labelledby="guest-offer" data-testid="guest-offer">
        <h2 id="guest-offer">{t(`${list}.signIn`)}</h2>
        <AccountGains ctx={ctx} inRow />
        <SignInButton label={t('hub.signIn')} noScript={t('hub.noScript')} />
      </section>
      <noscript>
        <WaysOn ctx={ctx} page={list} />
      </noscript>
      <div className={`${styles.popular} ${styles.scripted}`}>
        <Popular title={t('missing.popular')} />
      </div>
    </>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { contentTypes } from '#schemas/api/invented/content-desk.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { useContentGroups } from '../kit/content-types.ts';
import { SECTION, typeAddress } from '../kit/entry-address.ts';
import { LoadState } from '../kit/load-state.tsx';
import { moduleText } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';
import { countText } from './count-text.ts';

/** Content of the shop by type: its purpose, its number of entries, and the drafts that wait. */
export function SectionScreen(): ReactNode {
  const t = useText();
  const { lang } = useView();
  const counts = useEndpoint(contentTypes, {}, { isFresh: true });
  const groups = useContentGroups();
  return (
    <AccountFrame path={SECTION} title={t('content.title')} isWide>
      <p>{t('content.about')}</p>
      {counts.error && <LoadState of={counts} />}
      {groups.map(({ group, types }) => (
        <section key={group} aria-labelledby={`group-${group}`} className={styles.group}>
          <h2 id={`group-${group}`} className={account.heading}>
            {t(`content.group.${group}`)}
          </h2>
          <ul className={styles.types}>
            {types.map((type) => {
              const count = counts.data?.find((one) => one.type === type.type);
              return (
                <li key={type.type} className={styles.type} data-testid="content-type" data-id={type.type}>
                  <a href={typeAddress(type)} className={styles.typeName}>
                    {moduleText(type.name, lang)}
                  </a>
                  <span className={styles.count}>
                    {count && !type.single && countText(count.entries, lang)}
                  </span>
                  <span className={account.hint}>{moduleText(type.about, lang)}</span>
                  {count !== undefined && count.drafts > 0 && (
                    <span className={styles.pill}>{t('content.drafts', { count: count.drafts })}</span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </AccountFrame>
  );
}

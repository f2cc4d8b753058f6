import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { PLATFORMS } from '#schemas/enums/platform.ts';
import { platformLook } from '#schemas/platforms.ts';
import account from '../account/account.module.css';
import { TextField } from '../kit/text-field.tsx';
import { type Change, type FeedDraft, isCurrency, isWebAddress } from './draft.ts';
import { SelectField } from './select-field.tsx';
import wizard from './wizard.module.css';

type Props = { draft: FeedDraft; onChange: Change };

/** Values for rows that don't say them: marketplace, currency, address of the shop. */
export function DefaultFields({ draft: { defaults }, onChange }: Props): ReactNode {
  const { t, tenant } = useView();
  const change = (next: Partial<typeof defaults>) => onChange({ defaults: { ...defaults, ...next } });
  const { currency } = tenant;
  return (
    <fieldset className={wizard.plain}>
      <legend className={account.label}>{t('feeds.defaults')}</legend>
      <div className={wizard.fields}>
        <SelectField
          label={t('feeds.defaults.platform')}
          hint={t('feeds.defaults.platformHint')}
          value={defaults.platform}
          options={[
            { value: '', text: t('feeds.defaults.none') },
            ...PLATFORMS.map((value) => ({
              value,
              text: platformLook(value)?.name ?? t('feeds.platform.other'),
            })),
          ]}
          onChange={(platform) => change({ platform })}
        />
        <TextField
          label={t('feeds.defaults.currency')}
          hint={t('feeds.defaults.currencyHint', { currency })}
          error={isCurrency(defaults.currency) ? undefined : t('feeds.defaults.currencyWrong', { currency })}
          maxLength={3}
          autoComplete="off"
          value={defaults.currency}
          onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
        />
        <TextField
          label={t('feeds.defaults.shopUrl')}
          hint={t('feeds.defaults.shopUrlHint')}
          error={isWebAddress(defaults.shopUrl) ? undefined : t('feeds.source.urlWrong')}
          type="url"
          maxLength={300}
          value={defaults.shopUrl}
          onChange={({ target }) => change({ shopUrl: target.value })}
        />
      </div>
    </fieldset>
  );
}

import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { currencySymbol } from '#locales/format/currency.ts';
import { formatAmount } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import type { AlertInput } from '#schemas/api/invented/deal-alerts.ts';
import type { Subscription } from '#schemas/entities/subscription.ts';
import { DEAL_ALERT } from '#schemas/member-constants.ts';
import choice from '#ui/choice.module.css';
import { Spinner } from '#ui/spinner.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { FormField } from '../account-forms/form-field.tsx';
import { LoadState } from '../load-state/load-state.tsx';
import { readAmount } from '../price-alerts/target-choices.ts';
import { alertFailure, inputOf, type Named } from './alert-calls.ts';
import { AlertPreview } from './alert-preview.tsx';
import styles from './alerts.module.css';
import { Choices } from './choices.tsx';
import { useAlertOptions } from './use-alert-options.ts';

type Fields = {
  keyword: string;
  /** Amount as typed. */
  price: string;
  brandId: string;
  categoryIds: string[];
  tagIds: string[];
};

type Props = {
  /** Alert being edited; undefined for a new one. */
  alert?: Subscription;
  /** Initial keyword of a new alert. */
  keyword?: string;
  /** Error text for a failed save without a known error code. */
  failure: string;
  /** Submit handler: its errors are shown here, and the typed values stay. */
  onSubmit: (input: AlertInput) => Promise<void>;
};

/**
 * Form for an alert's criteria: a keyword and a highest price, and what else narrows it, with the deals of now that
 * match. If the options fail to load, a keyword can still be saved.
 */
export function AlertForm({ alert, keyword = '', failure, onSubmit }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const { brands, categories, tags, isLoading, failed } = useAlertOptions();
  const given = alert && inputOf(alert);
  const form = useForm<Fields>({
    defaultValues: {
      keyword: given?.keyword ?? keyword,
      price: given?.maxPrice === undefined ? '' : formatAmount(given.maxPrice, view),
      brandId: given?.brandId ?? '',
      categoryIds: given?.categoryIds ?? [],
      tagIds: given?.tagIds ?? [],
    },
  });
  const typed = form.watch();
  if (isLoading) return <Spinner label={t('list.loading')} />;

  const { maxKeywordLength: maxLength, maxCategories, maxTags } = DEAL_ALERT;
  const save = async ({ brandId, price, ...fields }: Fields) => {
    try {
      await onSubmit({
        ...fields,
        keyword: fields.keyword.trim(),
        brandId: brandId || undefined,
        maxPrice: readAmount(price, view),
      });
    } catch (error) {
      form.setError('root', { message: alertFailure(error, failure) });
    }
  };
  const check = (value: string) => {
    if (value.trim().length > maxLength) return t('errors.KEYWORD_TOO_LONG', { maxLength });
    const { brandId, categoryIds, tagIds } = form.getValues();
    const isEmpty = value.trim() === '' && !brandId && categoryIds.length + tagIds.length === 0;
    return isEmpty ? t('errors.ALERT_EMPTY') : undefined;
  };
  return (
    <AccountForm form={form} onSubmit={save} submitLabel={t('alerts.save')} testId="form-alert">
      <FormField
        name="keyword"
        label={t('alerts.keyword')}
        hint={t('alerts.keywordHint')}
        check={check}
        enterKeyHint="done"
        data-testid="keyword"
      />
      <FormField
        name="price"
        label={t('alerts.price')}
        hint={t('alerts.priceHint')}
        check={(value) =>
          value.trim() === '' || readAmount(value, view) !== undefined ? undefined : t('alerts.priceInvalid')
        }
        inputMode="decimal"
        maxLength={14}
        start={<span className={styles.symbol}>{currencySymbol(view.tenant.currency)}</span>}
        data-testid="price"
      />
      {failed && <LoadState of={failed} failed={t('alerts.optionsFailed')} className={styles.warning} />}
      <Choices
        name="categoryIds"
        label={t('alerts.categories', { max: maxCategories })}
        options={union(alert?.category, categories)}
        max={maxCategories}
        tooMany={t('errors.TOO_MANY_CATEGORIES')}
      />
      <details open={Boolean(given?.brandId || given?.tagIds?.length)}>
        <summary className={styles.toggle} data-testid="alert-more">
          {t('alerts.more')}
        </summary>
        <div className={styles.more}>
          <label className={styles.label}>
            {t('alerts.brand')}
            <select {...form.register('brandId')} className={choice.select} data-testid="brand">
              <option value="">{t('alerts.anyBrand')}</option>
              {union(alert?.brand ? [alert.brand] : [], brands).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Choices
            name="tagIds"
            label={t('alerts.tags', { max: maxTags })}
            options={union(alert?.tag, tags)}
            max={maxTags}
            tooMany={t('errors.TOO_MANY_TAGS')}
          />
        </div>
      </details>
      <AlertPreview
        keyword={typed.keyword}
        brandId={typed.brandId || undefined}
        categoryIds={typed.categoryIds}
        tagIds={typed.tagIds}
        maxPrice={readAmount(typed.price, view)}
      />
      <p className={styles.text}>{t('alerts.byEmail')}</p>
    </AccountForm>
  );
}

/** Options offered by the shop plus the alert's own, which the shop may no longer offer. */
function union(chosen: readonly Named[] = [], offered: readonly Named[]): Named[] {
  const known = new Set(offered.map(({ id }) => id));
  return [...chosen.filter(({ id }) => !known.has(id)), ...offered];
}

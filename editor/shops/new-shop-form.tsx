import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import { addShop, type Shop } from '#schemas/api/invented/shops.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#schemas/languages.ts';
import { CURRENCIES, SHOP_TYPES, TIME_ZONES } from '#schemas/shop-options.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { Choice } from './choice.tsx';
import styles from './shops.module.css';

type NewShop = EndpointInput<typeof addShop>['body'];

const EMPTY: Omit<NewShop, 'hosts'> & { hosts: string } = {
  id: '',
  name: {},
  type: 'GENERAL',
  hosts: '',
  languages: [...LANGUAGES],
  defaultLanguage: 'th',
  currency: 'THB',
  timezone: 'Asia/Bangkok',
  owner: '',
};

/** Form that opens a shop and invites its first owner by mail. */
export function NewShopForm({ onAdded }: { onAdded: () => Promise<unknown> }) {
  const t = useText();
  const [shop, setShop] = useState(EMPTY);
  const [made, setMade] = useState<Shop>();
  const { problem, busy, run } = useAction(onAdded);
  const put = (change: Partial<typeof EMPTY>) => setShop({ ...shop, ...change });
  const offered = LANGUAGES.filter((lang) => shop.languages.includes(lang));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const name = Object.fromEntries(
        offered.flatMap((lang) => (shop.name[lang] ? [[lang, shop.name[lang]]] : [])),
      );
      const hosts = shop.hosts.split(/[\s,]+/).filter(Boolean);
      const body = { ...shop, name, hosts, languages: offered };
      setMade(await browserApi().call(addShop, { body }));
      setShop(EMPTY);
    });
  };
  return (
    <section className={account.section}>
      <h2 className={account.heading}>{t('shops.new')}</h2>
      <form className={styles.form} onSubmit={submit} data-testid="new-shop">
        <TextField
          label={t('shops.id')}
          hint={t('shops.id.hint')}
          required
          maxLength={31}
          autoComplete="off"
          autoCapitalize="none"
          value={shop.id}
          onChange={({ target }) => put({ id: target.value })}
        />
        <TextField
          label={t('shops.hosts')}
          hint={t('shops.hosts.hint')}
          required
          autoComplete="off"
          autoCapitalize="none"
          placeholder="shop.example"
          value={shop.hosts}
          onChange={({ target }) => put({ hosts: target.value })}
        />
        <Choice
          label={t('shops.type')}
          value={shop.type}
          options={SHOP_TYPES}
          text={(type) => t(`shops.${type}`)}
          onChange={(type) => put({ type })}
        />
        <Languages
          chosen={offered}
          onChange={(languages) => {
            const [first = shop.defaultLanguage] = languages;
            const keeps = languages.includes(shop.defaultLanguage);
            put({ languages, defaultLanguage: keeps ? shop.defaultLanguage : first });
          }}
        />
        <Choice
          label={t('shops.defaultLanguage')}
          value={shop.defaultLanguage}
          options={offered}
          text={(lang) => LANGUAGE_NAMES[lang]}
          onChange={(defaultLanguage) => put({ defaultLanguage })}
        />
        {offered.map((lang) => (
          <TextField
            key={lang}
            label={t('shops.name', { language: LANGUAGE_NAMES[lang] })}
            required={lang === shop.defaultLanguage}
            maxLength={60}
            autoComplete="off"
            value={shop.name[lang] ?? ''}
            onChange={({ target }) => put({ name: { ...shop.name, [lang]: target.value } })}
          />
        ))}
        <Choice
          label={t('shops.currency')}
          value={shop.currency}
          options={CURRENCIES}
          text={(currency) => currency}
          onChange={(currency) => put({ currency })}
        />
        <Choice
          label={t('shops.timezone')}
          value={shop.timezone}
          options={TIME_ZONES}
          text={(zone) => zone}
          onChange={(timezone) => put({ timezone })}
        />
        <TextField
          label={t('shops.owner')}
          hint={t('shops.owner.hint')}
          type="email"
          required
          autoComplete="off"
          value={shop.owner}
          onChange={({ target }) => put({ owner: target.value })}
        />
        <div className={styles.submit}>
          <ErrorText>{problem}</ErrorText>
          <button type="submit" className={buttons.primary} disabled={busy || offered.length === 0}>
            {t('shops.add')}
          </button>
        </div>
      </form>
      <div role="status">{made && <Opened shop={made} />}</div>
    </section>
  );
}

function Languages({
  chosen,
  onChange,
}: {
  chosen: NewShop['languages'];
  onChange: (languages: NewShop['languages']) => void;
}) {
  const t = useText();
  return (
    <fieldset className={styles.languages}>
      <legend className={account.label}>{t('shops.languages')}</legend>
      {LANGUAGES.map((lang) => (
        <label key={lang} className={account.check}>
          <input
            type="checkbox"
            checked={chosen.includes(lang)}
            onChange={({ target }) =>
              onChange(LANGUAGES.filter((one) => (one === lang ? target.checked : chosen.includes(one))))
            }
          />
          {LANGUAGE_NAMES[lang]}
        </label>
      ))}
    </fieldset>
  );
}

/** The shop that was just opened, and the mailbox of its first owner. */
function Opened({ shop }: { shop: Shop }) {
  const t = useText();
  return (
    <div className={account.newLink} data-testid="shop-invitation">
      <p className={account.label}>{t('shops.added', { name: shop.name })}</p>
      <p className={account.hint}>{t('team.mailed', { email: shop.invited?.email ?? '' })}</p>
    </div>
  );
}

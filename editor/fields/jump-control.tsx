import { type ReactNode, useState } from 'react';
import { linkTargets } from '#engine/link-target.ts';
import { TARGET_KINDS, targetPath } from '#locales/format/target-path.ts';
import type { Text } from '#locales/translate.ts';
import { type Link, parseLink } from '#schemas/content/link.ts';
import type { EditorPick, PickRef } from '#schemas/entities/editor-pick.ts';
import type { JumpField } from '#schemas/fields/jump.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { IconButton } from '../kit/icon-button.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { type ControlProps, describedBy, labelText } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { PickBox } from './pick-box.tsx';
import { PickCard } from './pick-card.tsx';
import { type PickWish, pickKey, usePicks } from './use-picks.ts';

const KINDS = [...TARGET_KINDS, 'GOODS_CATEGORY', 'ARTICLE_CATEGORY', 'ACTIVITY', 'ADDRESS'] as const;
type Kind = (typeof KINDS)[number];

/** JUMP: builds a link to a page, a thing of the catalogue, an activity or any address, and shows its target. */
export function JumpControl(props: ControlProps<JumpField>): ReactNode {
  const { id, field, value, onChange, tenant, error, disabled } = props;
  const t = useText();
  const text = typeof value === 'string' ? value : '';
  const link = parseLink(text, tenant.siteOrigin);
  const [chosen, setChosen] = useState<Kind>();
  const { target, pick } = useTarget(link, tenant);
  const kind = chosen ?? kindOf(text, link, target);
  const help = field.help && labelText(t, field.help);
  const described = `${describedBy(id, { help })} ${id}-target`;
  return (
    <FieldShell id={id} label={labelText(t, field.label)} required={field.required} help={help} error={error}>
      <div className={styles.row}>
        <select
          className={inputs.input}
          aria-label={t('fields.jump.kind')}
          value={kind}
          disabled={disabled}
          onChange={({ target }) => setChosen(KINDS.find((one) => one === target.value))}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {kindName(t, one)}
            </option>
          ))}
        </select>
        {text !== '' && (
          <IconButton
            icon="close"
            label={t('fields.jump.clear')}
            disabled={disabled}
            onClick={() => onChange(undefined)}
          />
        )}
      </div>
      {kind === 'ADDRESS' ? (
        <input
          id={id}
          type="text"
          inputMode="url"
          className={inputs.input}
          autoComplete="off"
          placeholder="https://"
          value={text}
          disabled={disabled}
          aria-invalid={error !== undefined || (text !== '' && !link)}
          aria-describedby={described}
          onChange={({ target }) => onChange(target.value.trim() || undefined)}
          onBlur={() => isBareDomain(text) && onChange(`https://${text}`)}
        />
      ) : (
        <PickBox
          id={id}
          {...wishOf(kind)}
          single
          describedBy={described}
          disabled={disabled}
          onPick={(picked) => onChange(picked.path ?? targetPath(targetKind(picked), picked.code))}
        />
      )}
      <div id={`${id}-target`} aria-live="polite">
        {text !== '' && (link || !error) && <Target text={text} link={link} target={target} pick={pick} />}
      </div>
    </FieldShell>
  );
}

/** True for a web address without `https://`, as people type it. */
function isBareDomain(text: string): boolean {
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) && parseLink(`https://${text}`) !== null;
}

function kindName(t: Text, kind: Kind): string {
  if (kind === 'ADDRESS') return t('fields.jump.address');
  if (kind === 'GOODS_CATEGORY' || kind === 'ARTICLE_CATEGORY') return t(`fields.jump.${kind}`);
  return t(`fields.kind.${kind}`);
}

/** Search for the targets of a kind. */
function wishOf(kind: Exclude<Kind, 'ADDRESS'>): PickWish {
  if (kind === 'GOODS_CATEGORY') return { kinds: ['CATEGORY'], categories: 'GOODS' };
  return kind === 'ARTICLE_CATEGORY' ? { kinds: ['CATEGORY'], categories: 'ARTICLE' } : { kinds: [kind] };
}

const targetKind = ({ kind }: PickRef) => TARGET_KINDS.find((one) => one === kind) ?? 'PAGE';

function kindOf(text: string, link: Link | null, target: PickRef | undefined): Kind {
  if (text !== '' && link?.kind !== 'path') return 'ADDRESS';
  if (!target || !link) return 'PAGE';
  if (target.kind !== 'CATEGORY') return KINDS.find((one) => one === target.kind) ?? 'ADDRESS';
  return splitLanguage(link.href).path.startsWith('/products/') ? 'GOODS_CATEGORY' : 'ARTICLE_CATEGORY';
}

/** Target of a link, and its pick where it is known; nothing for a fixed screen or another site. */
function useTarget(link: Link | null, tenant: Pick<TenantPublic, 'type'>) {
  const refs = link?.kind === 'path' ? linkTargets(link.href.replace(/[?#].*$/, ''), tenant) : [];
  const { picks } = usePicks(refs);
  const known = refs.find((ref) => (picks[pickKey(ref)]?.state ?? 'missing') !== 'missing');
  const target = known ?? refs[0];
  return { target, pick: target && picks[pickKey(target)] };
}

type TargetProps = {
  text: string;
  link: Link | null;
  target: PickRef | undefined;
  pick: EditorPick | undefined;
};

/** Target of a link, and whether it exists. */
function Target({ text, link, target, pick }: TargetProps): ReactNode {
  const t = useText();
  if (!link) return <p className={styles.warning}>{t('errors.BAD_LINK', { link: text.slice(0, 100) })}</p>;
  return (
    <div className={styles.target}>
      <p>
        {t('fields.jump.leadsTo')} <code data-testid="jump-path">{readable(link.href)}</code>
        {link.kind === 'url' && ` (${t('fields.jump.newWindow')})`}
      </p>
      {target && pick && <PickCard {...target} pick={pick} />}
    </div>
  );
}

/** An address as people read it: a Thai name in letters, not in codes. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

import { type ReactNode, useState } from 'react';
import { readTarget, TARGET_KINDS, type TargetKind, targetPath } from '#locales/format/target-path.ts';
import { useView } from '#runtime/view-context.tsx';
import { type Link, parseLink } from '#schemas/content/link.ts';
import type { JumpField } from '#schemas/fields/jump.ts';
import { isScreenPath } from '#schemas/screens.ts';
import { IconButton } from '../kit/icon-button.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { type ControlProps, describedBy, labelText } from './control.ts';
import { FieldShell } from './field-shell.tsx';
import styles from './fields.module.css';
import { PickBox } from './pick-box.tsx';
import { PickCard } from './pick-card.tsx';
import { pickKey, usePicks } from './use-picks.ts';

type Kind = TargetKind | 'ADDRESS';
const KINDS: readonly Kind[] = [...TARGET_KINDS, 'ADDRESS'];

/** JUMP: builds a link to a page, a thing of the catalogue or any address, and shows its target. */
export function JumpControl(props: ControlProps<JumpField>): ReactNode {
  const { id, field, value, onChange, tenant, error, disabled } = props;
  const t = useText();
  const text = typeof value === 'string' ? value : '';
  const link = parseLink(text, tenant.siteOrigin);
  const [chosen, setChosen] = useState<Kind>();
  const kind = chosen ?? kindOf(text, link);
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
              {one === 'ADDRESS' ? t('fields.jump.address') : t(`fields.kind.${one}`)}
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
          kinds={[kind]}
          single
          describedBy={described}
          disabled={disabled}
          onPick={({ code }) => onChange(targetPath(kind, code))}
        />
      )}
      <div id={`${id}-target`} aria-live="polite">
        {text !== '' && (link || !error) && <Target text={text} link={link} />}
      </div>
    </FieldShell>
  );
}

/** True for a web address without `https://`, as people type it. */
function isBareDomain(text: string): boolean {
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(text) && parseLink(`https://${text}`) !== null;
}

function kindOf(text: string, link: Link | null): Kind {
  if (text === '') return 'PAGE';
  return link?.kind === 'path' ? readTarget(link.href).kind : 'ADDRESS';
}

/** Target of a link, and whether it exists. */
function Target({ text, link }: { text: string; link: Link | null }): ReactNode {
  const t = useText();
  const { tenant } = useView();
  const target = link?.kind === 'path' ? readTarget(link.href) : undefined;
  const isScreen = target?.kind === 'PAGE' && isScreenPath(target.code, tenant.type);
  const ref = target && !isScreen ? target : undefined;
  const { picks } = usePicks(ref ? [ref] : []);
  if (!link) return <p className={styles.warning}>{t('errors.BAD_LINK', { link: text.slice(0, 100) })}</p>;
  return (
    <div className={styles.target}>
      <p>
        {t('fields.jump.leadsTo')} <code data-testid="jump-path">{link.href}</code>
        {link.kind === 'url' && ` (${t('fields.jump.newWindow')})`}
      </p>
      {ref && picks[pickKey(ref)] && <PickCard {...ref} pick={picks[pickKey(ref)]} />}
    </div>
  );
}

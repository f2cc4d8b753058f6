import { type ReactNode, useId, useState } from 'react';
import { targetPath } from '#locales/format/target-path.ts';
import type { PickKind } from '#schemas/entities/editor-pick.ts';
import {
  BOUND_SCREEN_NAMES,
  type BoundScreen,
  boundPath,
  boundScreen,
  parseBoundAddress,
} from '#schemas/page/bound-address.ts';
import type { PageType } from '#schemas/page/document.ts';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './fields.module.css';
import { PickBox } from './pick-box.tsx';
import { PickCard } from './pick-card.tsx';
import { pickKey, usePicks } from './use-picks.ts';

type Props = {
  pageType: PageType;
  path: string;
  /** Receives the address of the choice; '' while a thing is still to be chosen. */
  onPath: (path: string) => void;
  disabled?: boolean;
};

const SCOPES = ['all', 'category', 'one'] as const;
type Scope = (typeof SCOPES)[number];

/** Screens that a page of the type can be bound to, each with many things. */
export const boundScreensOf = (pageType: PageType): BoundScreen[] =>
  BOUND_SCREEN_NAMES.filter((name) => boundScreen(name).kind && boundScreen(name).pageType === pageType);

/** Chooses the screen and the things that a page is bound to, so that the operator needn't type the address. */
export function BoundAddressControl({ pageType, path, onPath, disabled }: Props): ReactNode {
  const t = useText();
  const id = useId();
  const screens = boundScreensOf(pageType);
  const [choice, setChoice] = useState(() => readChoice(path, screens[0] ?? 'topic'));
  const { screen, scope, code } = choice;
  const { kind, categories } = boundScreen(screen);
  const wanted: PickKind | undefined = scope === 'category' ? 'CATEGORY' : scope === 'one' ? kind : undefined;
  const ref = wanted && code !== undefined ? { kind: wanted, code } : undefined;
  const { picks, learn } = usePicks(ref ? [ref] : []);
  const choose = (next: Choice) => {
    setChoice(next);
    onPath(pathOf(next));
  };
  return (
    <fieldset className={styles.binding} disabled={disabled} data-testid="binding">
      <legend className={inputs.label}>{t('workspace.boundTo')}</legend>
      <select
        className={inputs.input}
        aria-label={t('workspace.boundScreen')}
        value={screen}
        onChange={({ target }) =>
          choose({ screen: screens.find((name) => name === target.value) ?? screen, scope: 'all' })
        }
      >
        {screens.map((name) => (
          <option key={name} value={name}>
            {t(`bound.${name}`)}
          </option>
        ))}
      </select>
      {SCOPES.filter((each) => each !== 'category' || categories).map((each) => (
        <label key={each} className={styles.scope}>
          <input
            type="radio"
            name={`${id}-scope`}
            checked={scope === each}
            onChange={() => choose({ screen, scope: each })}
          />
          {t(`workspace.boundScope.${each}`)}
        </label>
      ))}
      {ref && <PickCard kind={ref.kind} code={ref.code} pick={picks[pickKey(ref)]} />}
      {wanted && (
        <PickBox
          id={`${id}-thing`}
          kinds={[wanted]}
          categories={categories}
          single
          label={t(`fields.kind.${wanted}`)}
          describedBy=""
          disabled={disabled}
          onPick={(pick) => {
            learn(pick);
            choose({ screen, scope, code: pick.code });
          }}
        />
      )}
    </fieldset>
  );
}

type Choice = { screen: BoundScreen; scope: Scope; code?: string | undefined };

function readChoice(path: string, first: BoundScreen): Choice {
  const { screen = first, code, category } = parseBoundAddress(path) ?? {};
  if (category !== undefined) return { screen, scope: 'category', code: category };
  return code === undefined ? { screen, scope: 'all' } : { screen, scope: 'one', code };
}

function pathOf({ screen, scope, code }: Choice): string {
  const { kind } = boundScreen(screen);
  if (scope === 'all') return boundPath({ screen });
  if (code === undefined) return '';
  if (scope === 'category') return boundPath({ screen, category: code });
  // A topic's address has dashes where its code has spaces.
  return kind === 'TOPIC' ? decodeURIComponent(targetPath(kind, code)) : boundPath({ screen, code });
}

'use client';

import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useId } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { fromWallTime, toWallTime, zoneName } from '#locales/format/zoned-time.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PageDocument } from '#schemas/page/document.ts';
import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import input from '../kit/input.module.css';
import { WhenInput } from '../kit/when-input.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './time-control.module.css';

/**
 * Time at which the canvas shows the page: now, or any other; the slider goes through the times at which it changes.
 */
export function TimeControl(): ReactNode {
  const view = useView();
  const { t } = view;
  const store = useEditorStore();
  const now = useEditor((state) => state.view.now);
  const isOpen = useEditor((state) => state.dialog === 'time');
  const label = now === undefined ? t('workspace.now') : formatDateTime(now, view);
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => store.set({ dialog: open ? 'time' : undefined })}>
      <Popover.Trigger
        className={button.button}
        aria-label={t('workspace.showsAt', { time: label })}
        data-testid="time"
      >
        <Icon name="clock" size={16} /> {label}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} className={styles.positioner}>
          <Popover.Popup className={styles.popup}>
            <Moments />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Popover that chooses a time; only while it is open does it follow the page's rules. */
function Moments(): ReactNode {
  const view = useView();
  const { t, tenant, lang } = view;
  const id = useId();
  const store = useEditorStore();
  const now = useEditor((state) => state.view.now);
  const nodes = useEditor(({ document }) => document.nodes);
  const changes = ruleChanges({ nodes });
  const at = now === undefined ? -1 : changes.findLastIndex((change) => change <= now);
  const show = (moment: number | undefined) => store.setView({ now: moment });
  const label = now === undefined ? t('workspace.now') : formatDateTime(now, view);
  return (
    <>
      <Popover.Title className={styles.title}>{t('workspace.moment')}</Popover.Title>
      <label className={input.field} htmlFor={`${id}-at`}>
        <span className={input.hint}>{zoneName(tenant.timezone, now ?? view.now, lang)}</span>
        <WhenInput
          id={`${id}-at`}
          type="datetime-local"
          className={input.input}
          value={toWallTime(now ?? view.now, tenant.timezone)}
          onWhen={(wall) => {
            const moment = Date.parse(fromWallTime(wall, tenant.timezone) ?? '');
            if (!Number.isNaN(moment)) show(moment);
          }}
        />
      </label>
      {changes.length > 0 && (
        <label className={input.field} htmlFor={`${id}-change`}>
          <span className={input.hint}>{t('workspace.changes', { count: changes.length })}</span>
          <input
            id={`${id}-change`}
            type="range"
            min={-1}
            max={changes.length - 1}
            value={at}
            aria-valuetext={label}
            onChange={({ target }) => show(changes[Number(target.value)])}
          />
        </label>
      )}
      <button
        type="button"
        className={button.button}
        onClick={() => show(undefined)}
        disabled={now === undefined}
      >
        {t('workspace.now')}
      </button>
    </>
  );
}

/** Times at which a module appears or disappears, in order. */
export function ruleChanges({ nodes }: Pick<PageDocument, 'nodes'>): number[] {
  const moments = Object.values(nodes).flatMap(({ rules = [] }) =>
    rules.flatMap((rule) => (rule.type === 'time' ? [rule.from, rule.to] : [])),
  );
  const times = moments.flatMap((moment) => (moment === undefined ? [] : [Date.parse(moment)]));
  return [...new Set(times)].sort((a, b) => a - b);
}

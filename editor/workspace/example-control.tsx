'use client';

import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useId } from 'react';
import { boundScreen, parseBoundAddress } from '#schemas/page/bound-address.ts';
import { PickBox } from '../fields/pick-box.tsx';
import { pickKey, usePicks } from '../fields/use-picks.ts';
import button from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './time-control.module.css';

/** Select of the thing that a page for all of a kind is previewed with; nothing for a page of one address. */
export function ExampleControl(): ReactNode {
  const t = useText();
  const id = useId();
  const store = useEditorStore();
  const about = useEditor((state) => state.view.about);
  const bound = parseBoundAddress(useEditor((state) => state.page.path));
  const { kind, categories } = bound && bound.code === undefined ? boundScreen(bound.screen) : {};
  const ref = kind && about !== undefined ? { kind, code: about } : undefined;
  const { picks, learn } = usePicks(ref ? [ref] : []);
  if (!kind) return null;
  const name = ref ? (picks[pickKey(ref)]?.title ?? ref.code) : t('workspace.firstOfKind');
  return (
    <Popover.Root>
      <Popover.Trigger className={button.button} data-testid="shown-with">
        {t('workspace.shownWith', { name })}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} className={styles.positioner}>
          <Popover.Popup className={styles.popup}>
            <Popover.Title className={styles.title}>{t('workspace.showWith')}</Popover.Title>
            <PickBox
              id={`${id}-thing`}
              kinds={[kind]}
              categories={categories}
              single
              label={t(`fields.kind.${kind}`)}
              describedBy=""
              onPick={(pick) => {
                learn(pick);
                store.setView({ about: pick.code });
              }}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

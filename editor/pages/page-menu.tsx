import { Menu } from '@base-ui/react/menu';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import menu from '../kit/menu.module.css';
import { useText } from '../kit/use-text.ts';
import { RenameDialog } from '../reuse/rename-kept.tsx';
import styles from './page-table.module.css';

/** Action on a page. */
export type PageStep = {
  name: string;
  text: string;
  /** Text with the page's name. */
  label: string;
  /** Question before it; undefined for one without consequences. */
  question: string | undefined;
  /** Whether it takes a publisher. */
  isForbidden: boolean;
  /** Things that it concerns, below the question. */
  uses: ReactNode;
  run: () => void;
};

type Props = {
  /** Accessible name of the button. */
  label: string;
  steps: readonly PageStep[];
  busy: boolean;
  /** Shared module or template that can be renamed. */
  renamed?: Omit<ComponentProps<typeof RenameDialog>, 'onClose'>;
};

/** Menu of a page's row on a phone, where its buttons have no room. */
export function PageMenu({ label, steps, busy, renamed }: Props): ReactNode {
  const t = useText();
  const [asked, setAsked] = useState<PageStep>();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className={styles.menu} aria-label={label} disabled={busy}>
          <Icon name="more" size={24} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className={menu.positioner} align="end">
            <Menu.Popup className={menu.popup} data-testid="page-menu">
              {renamed && (
                <Menu.Item className={menu.item} onClick={() => setRenaming(true)}>
                  {t('reuse.rename')}
                </Menu.Item>
              )}
              {steps.map((step) => (
                <Menu.Item
                  key={step.name}
                  className={menu.item}
                  disabled={step.isForbidden}
                  onClick={() => (step.question ? setAsked(step) : step.run())}
                >
                  {step.text}
                  {step.isForbidden && <small>{t('publish.forbidden')}</small>}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {asked?.question && (
        <ConfirmDialog
          onClose={() => setAsked(undefined)}
          title={asked.label}
          text={asked.question}
          confirm={asked.text}
          cancel={t('action.cancel')}
          onConfirm={asked.run}
        >
          {asked.uses}
        </ConfirmDialog>
      )}
      {renamed && isRenaming && <RenameDialog {...renamed} onClose={() => setRenaming(false)} />}
    </>
  );
}

import { createContext, type ReactNode, useContext } from 'react';
import buttons from '#ui/button.module.css';
import { Tooltip } from '#ui/tooltip.tsx';
import { Icon } from './icon.tsx';
import styles from './palette-button.module.css';
import { useText } from './use-text.ts';

/** Opens the search of a desk; undefined outside of desks. */
export const OpenPalette = createContext<(() => void) | undefined>(undefined);

/** Button that opens the search of a desk, as Ctrl+K does. */
export function PaletteButton(): ReactNode {
  const t = useText();
  const open = useContext(OpenPalette);
  if (!open) return null;
  return (
    <Tooltip label={t('palette.tip')} isBelow>
      <button
        type="button"
        className={`${buttons.secondary} ${styles.button}`}
        aria-keyshortcuts="Control+K"
        data-testid="open-palette"
        onClick={open}
      >
        <Icon name="search" size={16} /> {t('palette.title')}
      </button>
    </Tooltip>
  );
}

import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import { IMAGE_PX } from '#schemas/constants.ts';
import type { Suggestion } from '#schemas/entities/search-result.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { CardImage } from '../cards/image.tsx';
import { localHref } from '../links/paths.ts';
import styles from './search-box.module.css';

/** Row of the popup; one with a `path` leads to its page, any other is searched for. */
export type SearchRow = Omit<Suggestion, 'kind'> & {
  kind: 'recent' | 'clear' | 'hot' | Suggestion['kind'];
  text: string;
};

type Props = {
  id: string;
  rows: readonly SearchRow[];
  active: { row: number; cell: 0 | 1 } | undefined;
  onChoose: (row: SearchRow) => void;
  onRemove: (row: SearchRow) => void;
};

const ICONS: Record<SearchRow['kind'], IconName> = {
  recent: 'history',
  clear: 'trash',
  hot: 'fire',
  keyword: 'search',
  brand: 'tag',
  classification: 'menu',
  title: 'search',
};

/** Popup of the search field; the field keeps the focus. */
export function SearchPanel({ id, rows, active, onChoose, onRemove }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  useEffect(() => {
    if (active)
      document.getElementById(`${id}-${active.row}-${active.cell}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  const groups = [
    { name: t('search.suggestions'), kinds: ['keyword'] },
    { name: t('search.pages'), kinds: ['brand', 'classification'] },
    { name: t('search.items'), kinds: ['title'] },
    { name: t('search.recent'), kinds: ['recent', 'clear'] },
    { name: t('search.hot'), kinds: ['hot'] },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a combobox's popup is no table
    <div
      role="grid"
      id={`${id}-panel`}
      aria-label={t('search.suggestions')}
      className={styles.panel}
      data-testid="search-panel"
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, kinds }) => {
        const own = rows.map((row, index) => ({ row, index })).filter(({ row }) => kinds.includes(row.kind));
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a combobox's popup is no table
          <div key={name} role="rowgroup" aria-label={name}>
            <p className={styles.group} role="presentation">
              {name}
            </p>
            {own.map(({ row, index }) => (
              // biome-ignore lint/a11y/useSemanticElements: a combobox's popup is no table
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active cell
              <div
                key={`${row.kind} ${row.text}`}
                role="row"
                className={styles.row}
                data-testid="search-row"
                data-id={row.kind}
                data-active={index === active?.row || undefined}
              >
                {/* biome-ignore lint/a11y/useSemanticElements: a combobox's popup is no table */}
                {/* biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys */}
                <div
                  role="gridcell"
                  id={`${id}-${index}-0`}
                  aria-selected={index === active?.row && active.cell === 0}
                  className={styles.cell}
                  onClick={row.path ? followLink : () => onChoose(row)}
                >
                  {row.path ? (
                    <a href={localHref(view, row.path)} tabIndex={-1} className={styles.choice}>
                      <Thing row={row} />
                    </a>
                  ) : (
                    <span className={styles.choice}>
                      <Icon name={ICONS[row.kind]} size={16} />
                      <span className={styles.text}>
                        {row.kind === 'clear' ? t('search.clearRecent') : row.text}
                      </span>
                    </span>
                  )}
                </div>
                {row.kind === 'recent' && (
                  // biome-ignore lint/a11y/useSemanticElements: a combobox's popup is no table
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside is pressed
                  <div role="gridcell">
                    <button
                      type="button"
                      tabIndex={-1}
                      id={`${id}-${index}-1`}
                      className={styles.remove}
                      data-active={(index === active?.row && active.cell === 1) || undefined}
                      aria-label={t('search.remove', { keyword: row.text })}
                      onClick={() => onRemove(row)}
                    >
                      <Icon name="close" size={14} />
                    </button>
                  </div>
                )}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Enter presses the cell; a press on its link itself needs no more. */
function followLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector('a')?.click();
}

/** A thing of the shop: its picture, or what it is, its name, and its price. */
function Thing({ row: { kind, text, picture, price, currency } }: { row: SearchRow }) {
  const view = useView();
  return (
    <>
      <span className={styles.picture} data-kind={kind}>
        {picture ? (
          <CardImage sources={[picture]} width={IMAGE_PX.brand} fit="contain" eager />
        ) : (
          <Icon name={ICONS[kind]} size={18} />
        )}
      </span>
      <span className={styles.text}>{text}</span>
      {price !== undefined && (
        <span className={styles.price}>{formatPrice(price, currency ?? view.tenant.currency, view)}</span>
      )}
      {kind === 'brand' || kind === 'classification' ? (
        <span className={styles.kind}>{view.t(`search.${kind}`)}</span>
      ) : null}
    </>
  );
}

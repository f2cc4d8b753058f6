'use client';

import type { ReactNode } from 'react';
import { IconButton } from '../kit/icon-button.tsx';
import { languageName } from '../kit/language-name.ts';
import { Segments } from '../kit/segments.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { FRAME_WIDTHS, type View } from '../store/state.ts';
import { ExampleControl } from './example-control.tsx';
import { TimeControl } from './time-control.tsx';
import styles from './view-controls.module.css';

/** Controls for the visitor and the time of the canvas. */
export function ViewControls(): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const view = useEditor((state) => state.view);
  const languages = useEditor((state) => state.languages);
  const isApp = view.terminal === 'app';

  const setFrame = (frame: string) =>
    store.setView(
      frame === 'app'
        ? { terminal: 'app', width: 390 }
        : { terminal: 'h5', width: Number(frame) as View['width'] },
    );
  const setLanguage = (lang: View['lang']) => (lang === 'all' ? store.setView({ lang }) : showLanguage(lang));
  const showLanguage = (lang: Exclude<View['lang'], 'all'>) => {
    store.setView({ lang });
    store.setLanguage(lang);
  };

  return (
    <div className={styles.controls}>
      <Segments
        label={t('workspace.width')}
        value={isApp ? 'app' : String(view.width)}
        options={[
          ...FRAME_WIDTHS.map((width) => ({
            value: String(width),
            label: width,
            name: t('workspace.widthPx', { width }),
          })),
          { value: 'app', label: t('workspace.terminal.app'), name: t('workspace.webview') },
        ]}
        onChange={setFrame}
      />
      <Segments
        label={t('workspace.contentLanguage')}
        value={view.lang}
        options={[
          ...languages.map((lang) => ({
            value: lang,
            label: lang.toUpperCase(),
            name: languageName(lang),
          })),
          { value: 'all' as const, label: t('workspace.allLanguages') },
        ]}
        onChange={setLanguage}
      />
      <Segments
        label={t('workspace.audience')}
        value={view.audience}
        options={(['guest', 'member'] as const).map((value) => ({
          value,
          label: t(`workspace.audience.${value}`),
        }))}
        onChange={(audience) => store.setView({ audience })}
      />
      <ExampleControl />
      <TimeControl />
      <IconButton
        icon={view.theme === 'dark' ? 'sun' : 'moon'}
        label={t(view.theme === 'dark' ? 'workspace.light' : 'workspace.dark')}
        aria-pressed={view.theme === 'dark'}
        onClick={() => store.setView({ theme: view.theme === 'dark' ? 'light' : 'dark' })}
      />
    </div>
  );
}

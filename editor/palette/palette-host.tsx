'use client';

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { whenIdle } from '#ui/when-idle.ts';
import { OpenPalette } from '../kit/palette-button.tsx';
import { isBehindDialog, isSearchKey } from '../kit/shortcuts.ts';

type PaletteProps = { onClose: () => void };

/** Loads the desks' search with the content types of this product, handed in by the app. */
export const LoadPalette = createContext<(() => Promise<ComponentType<PaletteProps>>) | undefined>(undefined);

type Props = {
  /** False for a screen with a search of its own. */
  isOn: boolean;
  children: ReactNode;
};

/** Desks with their search, which Ctrl+K opens while a screen still loads, too. Its code loads once the browser is idle. */
export function PaletteHost({ isOn, children }: Props): ReactNode {
  const load = useContext(LoadPalette);
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const prepare = () => {
    if (Palette) return;
    load?.().then(
      (loaded) => setPalette(() => loaded),
      // Without a network nothing opens; the next press retries.
      () => setOpen(false),
    );
  };
  const open = () => {
    setOpen(true);
    prepare();
  };
  const onIdle = useEffectEvent(prepare);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isSearchKey(event) || event.defaultPrevented || isBehindDialog(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    let isShown = true;
    void whenIdle().then(() => isShown && onIdle());
    const listen = (event: KeyboardEvent) => onKey(event);
    const close = () => setOpen(false);
    window.addEventListener('keydown', listen);
    window.addEventListener('popstate', close);
    return () => {
      isShown = false;
      window.removeEventListener('keydown', listen);
      window.removeEventListener('popstate', close);
    };
  }, []);
  return (
    <OpenPalette value={open}>
      {children}
      {isOn && isOpen && Palette && <Palette onClose={() => setOpen(false)} />}
    </OpenPalette>
  );
}

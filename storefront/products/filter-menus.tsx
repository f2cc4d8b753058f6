'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type Props = { className: string | undefined; label: string; children: ReactNode };

/** Menus made of `<details>`, which open without script; with it Escape and a press outside close them. */
export function FilterMenus({ className, label, children }: Props): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const close = () => {
      const open = root.current?.querySelector('details[open]');
      open?.removeAttribute('open');
      return open;
    };
    const press = ({ target }: PointerEvent) => {
      const isInside =
        target instanceof Node && root.current?.querySelector('details[open]')?.contains(target);
      if (!isInside) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <fieldset ref={root} className={className} aria-label={label}>
      {children}
    </fieldset>
  );
}

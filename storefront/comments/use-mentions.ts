import { useEffect, useRef, useState } from 'react';
import type { ShownUser } from '#schemas/entities/shown-user.ts';
import { mentionBefore } from './mention.ts';

const DEBOUNCE_MS = 200;

/** The members that are offered while a name is typed, and which of them the keys have reached. */
export function useMentions() {
  const [offered, setOffered] = useState<ShownUser[]>([]);
  const [active, setActive] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    asked.current += 1;
    setOffered([]);
  };
  const look = (text: string, caret: number) => {
    const begun = mentionBefore(text, caret);
    close();
    if (begun === undefined) return;
    const turn = asked.current;
    timer.current = setTimeout(async () => {
      const { membersNamed } = await import('./comment-calls.ts');
      // On a failure no members are offered; the text can still be posted.
      const found = await membersNamed(begun).catch(() => []);
      if (turn !== asked.current) return;
      setActive(0);
      setOffered(found);
    }, DEBOUNCE_MS);
  };

  /** The member chosen by this key; null where it only moved or closed the list, undefined where it means nothing here. */
  const onKey = (key: string): ShownUser | null | undefined => {
    const count = offered.length;
    if (count === 0) return undefined;
    if (key === 'Enter' || key === 'Tab') return offered[active] ?? null;
    if (key === 'Escape') close();
    else if (key === 'ArrowDown') setActive((active + 1) % count);
    else if (key === 'ArrowUp') setActive((active + count - 1) % count);
    else return undefined;
    return null;
  };
  return { offered, active, look, close, onKey };
}

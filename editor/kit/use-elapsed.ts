import { useEffect, useState } from 'react';

/** Whether the piece has been shown for this long. */
export function useElapsed(afterMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isDue;
}

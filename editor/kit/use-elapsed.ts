import { useEffect, useState } from 'react';

/** True after the component has been mounted for this long. */
export function useElapsed(afterMs: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isDue;
}

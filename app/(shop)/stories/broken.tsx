'use client';

import { useState } from 'react';

/** A page that breaks when its button is pressed. */
export function BrokenInBrowser() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('a story that breaks in the browser');
  return (
    <button type="button" data-testid="break" onClick={() => setBroken(true)}>
      !
    </button>
  );
}

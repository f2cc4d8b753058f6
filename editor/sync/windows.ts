/** Holds a lock as long as this window lives, so that others can detect it. Returns the function that releases it. */
export function claimWindow(clientId: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Only secure contexts have locks; without them unsent edits wait for the window that made them.
  navigator.locks?.request(lockOf(clientId), () => held);
  return release;
}

/** True if the window with that id is still open. */
export async function isWindowAlive(clientId: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return navigator.locks.request(lockOf(clientId), { ifAvailable: true }, async (lock) => lock === null);
}

const lockOf = (clientId: string) => `talat-editor-${clientId}`;

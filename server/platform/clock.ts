/** The server's clock. Tests may set it ahead (TEST_HOOKS); everything that depends on time reads it here. */
export type Clock = { now: () => number; ahead: () => number; set: (offsetMs: number) => void };

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    ahead: () => offset,
    set: (offsetMs) => {
      offset = offsetMs;
    },
  };
}

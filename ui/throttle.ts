type Throttled = { (): void; cancel: () => void };

/** Calls `run` at once and, for any number of further calls, once at the end of every `ms`. */
export function throttle(run: () => void, ms: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rest = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isAsked) return;
      isAsked = false;
      run();
      rest();
    }, ms);
  };
  const throttled = () => {
    if (timer !== undefined) {
      isAsked = true;
      return;
    }
    run();
    rest();
  };
  throttled.cancel = () => clearTimeout(timer);
  return throttled;
}

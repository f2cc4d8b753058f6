import { LONG_PRESS } from '#schemas/constants.ts';

/** Distance in px from which a moving finger scrolls instead of pressing. */
const STILL_PX = 10;

let card: Element | undefined;
/** Card whose overlay was closed while the mouse is still over it. */
let dismissed: Element | undefined;
let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
/** True after a long press: the click that may follow it is ignored. */
let isSpent = false;
/** Listeners with their elements: a long page has a thousand cards. */
const listeners = new Map<() => void, Element | null>();

/**
 * Store of the card whose overlay is open: the one under the mouse or with keyboard focus, on touch screens only after
 * a press of 1800 ms (S1 §4). At most one is open.
 */
export const overlay = {
  isOpenAround: (element: Element | null): boolean => Boolean(element && card?.contains(element)),
  /** Calls the listener when the overlay of the card around `element` opens or closes. Returns the unsubscriber. */
  subscribe(element: Element | null, listener: () => void): () => void {
    if (listeners.size === 0)
      for (const [event, handle] of HANDLERS) document.addEventListener(event, handle, CAPTURE);
    listeners.set(listener, element);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      for (const [event, handle] of HANDLERS) document.removeEventListener(event, handle, CAPTURE);
    };
  },
  close(): void {
    dismissed = card;
    open(undefined);
  },
};

function open(next: Element | undefined) {
  if (next === card) return;
  const before = card;
  card = next;
  for (const [listener, element] of listeners)
    if (before?.contains(element) || next?.contains(element)) listener();
}

/** Card around an element. A text to read is an `article`, too, with cards in it: there a long press selects text. */
function cardOf(target: EventTarget | null): Element | undefined {
  const article = target instanceof Element ? target.closest('article') : null;
  const isCard = article?.querySelector('[data-overlay]')?.closest('article') === article;
  return article && isCard ? article : undefined;
}

function hover({ target, pointerType }: PointerEvent) {
  if (pointerType !== 'mouse') return;
  const next = cardOf(target);
  if (next && next === dismissed) return;
  dismissed = undefined;
  open(next);
}

function leave({ relatedTarget, pointerType }: PointerEvent) {
  if (pointerType === 'mouse' && relatedTarget === null) open(undefined);
}

/** Handles visible focus only: a press moves the focus, too. On a touch screen the overlay would veil the card. */
function focus({ target }: FocusEvent) {
  const isShown = target instanceof Element && target.matches(':focus-visible');
  if (isShown && matchMedia('(hover: hover)').matches) open(cardOf(target));
}

function touch({ target, touches }: TouchEvent) {
  release();
  isSpent = false;
  const pressed = cardOf(target);
  if (pressed !== card) open(undefined);
  const [finger] = touches;
  if (!pressed || !finger || touches.length > 1 || pressed === card) return;
  const timer = setTimeout(() => {
    isSpent = true;
    dismissed = undefined;
    open(pressed);
  }, LONG_PRESS.openMs);
  press = { timer, x: finger.clientX, y: finger.clientY };
}

function move({ touches: [finger] }: TouchEvent) {
  if (press && finger && Math.hypot(finger.clientX - press.x, finger.clientY - press.y) > STILL_PX) release();
}

function release() {
  clearTimeout(press?.timer);
  press = undefined;
}

function swallow(event: Event) {
  if (!isSpent) return;
  isSpent = false;
  event.preventDefault();
  event.stopPropagation();
}

/** Suppresses the browser's own menu of a long press, which would cover the overlay. */
function keepMenuAway(event: Event) {
  if (press) event.preventDefault();
}

const CAPTURE = { capture: true, passive: false } as const;
const HANDLERS = [
  ['pointerover', hover],
  ['pointerout', leave],
  ['focusin', focus],
  ['touchstart', touch],
  ['touchmove', move],
  ['touchend', release],
  ['touchcancel', release],
  ['click', swallow],
  ['contextmenu', keepMenuAway],
] as [string, EventListener][];

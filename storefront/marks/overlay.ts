import { LONG_PRESS } from '#schemas/constants.ts';
import { createStore, type Store } from '#ui/store.ts';

/** Distance in px from which a moving finger scrolls instead of pressing. */
const STILL_PX = 10;

const card: Store<Element | undefined> = createStore<Element | undefined>(undefined, () => {
  const end = new AbortController();
  const options = { capture: true, passive: false, signal: end.signal };
  for (const [event, handle] of HANDLERS) document.addEventListener(event, handle, options);
  return () => end.abort();
});
/** Card whose overlay was closed while the mouse is still over it. */
let dismissed: Element | undefined;
let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | undefined;
/** True after a long press: the click that may follow it is ignored. */
let isSpent = false;

/**
 * Store of the open overlay (`[data-overlay]`, whose value is then `open`): that of the card under the mouse or with
 * keyboard focus, on touch screens only after a press of 1800 ms (S1 §4). At most one is open.
 */
export const overlay = {
  get: (): HTMLElement | undefined => overlayOf(card.get()),
  /** Calls the listener when an overlay opens or closes. Returns the unsubscriber. */
  subscribe: (listener: () => void): (() => void) => card.subscribe(listener),
  close(): void {
    dismissed = card.get();
    open(undefined);
  },
};

function open(next: Element | undefined) {
  if (next !== card.get()) card.set(next);
}

/** Card around an element. A text to read is an `article`, too, with cards in it: there a long press selects text. */
function cardOf(target: EventTarget | null): Element | undefined {
  const article = target instanceof Element ? target.closest('article') : null;
  const isCard = overlayOf(article)?.closest('article') === article;
  return article && isCard ? article : undefined;
}

function overlayOf(article: Element | null | undefined): HTMLElement | undefined {
  return article?.querySelector<HTMLElement>('[data-overlay]') ?? undefined;
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
  if (pressed !== card.get()) open(undefined);
  const [finger] = touches;
  if (!pressed || !finger || touches.length > 1 || pressed === card.get()) return;
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

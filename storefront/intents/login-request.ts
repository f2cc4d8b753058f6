import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import type { createReply } from '#schemas/api/interaction.ts';
import type { LoginProviderName } from '#schemas/enums/account.ts';
import { tabStorage } from '#ui/safe-storage.ts';
import { createStore } from '#ui/store.ts';
import type { ContactFields } from '../account-forms/contact.ts';
import type { Mark } from './mark.ts';

/** Storage key of the intent: it survives the redirect to a login provider and back, but not the tab. */
const KEPT = 'login-intent';
/** Age in ms from which an intent is forgotten. */
const LIFETIME_MS = 30 * 60_000;

/** Input of an alert that is set: the target in units of the currency. */
export type PriceWish = { goodsId: string; target: number; byMail: boolean; quiet: boolean };

/** The one thing that a guest wanted to do when asked to sign in, by the name of its action. */
export type Intents = {
  mark: Mark;
  /** `once` tells it from others: a copy of the tab has the same intent. */
  comment: EndpointArgs<typeof createReply>['body'] & { once: string };
  /** Id of the member to follow. */
  follow: string;
  /** Id of the tag of a deal alert. */
  tag: string;
  /** Price at which to be told of goods. */
  priceAlert: PriceWish;
  /** Id of the subject to report: its form opens. */
  report: string;
  /** Wish of a member after a login that proves them: a way to sign in, with the contact typed already, or the copy. */
  proof: { name: 'passkey' | LoginProviderName | 'phone' | 'email' | 'copy'; typed?: ContactFields };
};
export type Intent = { [A in keyof Intents]: { action: A; value: Intents[A] } }[keyof Intents];

/** Store of whether the login dialog is open. */
export const loginRequest = createStore<boolean>(false);

/** Opens the login dialog. `intent` is kept in place of an earlier one, for its part of the page to carry out later. */
export function openLogin(intent?: Intent): void {
  if (intent) keepIntent(intent);
  else forgetIntent();
  loginRequest.set(true);
}

export function keepIntent(intent: Intent): void {
  tabStorage.write(KEPT, { ...intent, since: Date.now() });
}

export function closeLogin(): void {
  loginRequest.set(false);
}

/** The kept value of an action, if it isn't too old and `isMine` accepts it; it is taken out, so that it is done once. */
export function takeIntent<A extends keyof Intents>(
  action: A,
  isMine: (value: Intents[A]) => boolean = () => true,
): Intents[A] | undefined {
  const kept = tabStorage.read(KEPT) as { action: A; value: Intents[A]; since: number } | undefined | null;
  if (kept?.action !== action || !isMine(kept.value)) return undefined;
  forgetIntent();
  return Date.now() - kept.since < LIFETIME_MS ? kept.value : undefined;
}

export function forgetIntent(): void {
  tabStorage.remove(KEPT);
}

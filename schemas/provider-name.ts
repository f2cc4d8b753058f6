const NAMES = new Map([
  ['line', 'LINE'],
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['firebase', 'Firebase'],
]);

/** Common name of a login provider. */
export function providerName(provider: string): string {
  return NAMES.get(provider) ?? provider;
}

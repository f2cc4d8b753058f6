const NAMES = new Map([
  ['firebase', 'Google'],
  ['line', 'LINE'],
]);

/** Common name of a login provider. */
export function providerName(provider: string): string {
  return NAMES.get(provider) ?? provider;
}

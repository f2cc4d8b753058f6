const NAMES = new Map([
  ['firebase', 'Google'],
  ['line', 'LINE'],
]);

/** What people call a service that signs members in. */
export function providerName(provider: string): string {
  return NAMES.get(provider) ?? provider;
}

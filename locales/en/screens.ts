export const screens = {
  'screen.home': 'Home',
} as const;

export const errors = {
  'error.unknown': 'Something went wrong',
} as const;

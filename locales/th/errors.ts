import type { errors as english } from '../en/errors.ts';
import type { Translation } from '../translate.ts';

export const errors: Translation<typeof english> = {
  'error.unknown': 'เกิดข้อผิดพลาด',
};

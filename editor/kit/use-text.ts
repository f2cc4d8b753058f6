import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '#locales/i18n.ts';
import type { Text } from '#locales/translate.ts';

/** The lookup of the workspace's texts, in React. */
export function useText(): Text {
  const { t } = useTranslation();
  return useMemo(() => textOf(t), [t]);
}

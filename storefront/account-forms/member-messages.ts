import type { Messages } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';

const CATALOGUES: Record<Language, () => Promise<{ member: Messages }>> = {
  th: () => import('#locales/th/member.ts'),
  en: () => import('#locales/en/member.ts'),
  id: () => import('#locales/id/member.ts'),
};

/** Account texts for dialogs that open on pages without them. @throws TypeError without a network */
export async function loadMemberMessages(lang: Language): Promise<Messages> {
  return (await CATALOGUES[lang]()).member;
}

import type { Language } from '#schemas/languages.ts';
import type { Messages } from './translate.ts';

/** Account texts for dialogs that open on pages without them. @throws TypeError without a network */
export async function loadMemberMessages(lang: Language): Promise<Messages> {
  const { default: messages } = await import(`./${lang}/member.json`, { with: { type: 'json' } });
  return messages;
}

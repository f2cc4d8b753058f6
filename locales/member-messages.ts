import type { Language } from '#schemas/languages.ts';
import type { Messages } from './translate.ts';

/** Account texts for dialogs that open on pages without them. @throws TypeError without a network */
export async function loadMemberMessages(lang: Language): Promise<Messages> {
  const [{ default: member }, { default: signIn }] = await Promise.all([
    import(`./${lang}/member.json`, { with: { type: 'json' } }),
    import(`./${lang}/sign-in.json`, { with: { type: 'json' } }),
  ]);
  return { ...member, ...signIn };
}

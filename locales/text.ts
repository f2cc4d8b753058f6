import type { Language } from '#schemas/constants.ts';
import { activities as enActivities } from './en/activities.ts';
import { ai as enAi } from './en/ai.ts';
import { alerts as enAlerts } from './en/alerts.ts';
import { editor as enEditor } from './en/editor.ts';
import { errors as enErrors } from './en/errors.ts';
import { mail as enMail } from './en/mail.ts';
import { member as enMember } from './en/member.ts';
import { people as enPeople } from './en/people.ts';
import { screens as enScreens } from './en/screens.ts';
import { shop as enShop } from './en/shop.ts';
import { activities as idActivities } from './id/activities.ts';
import { ai as idAi } from './id/ai.ts';
import { alerts as idAlerts } from './id/alerts.ts';
import { editor as idEditor } from './id/editor.ts';
import { errors as idErrors } from './id/errors.ts';
import { mail as idMail } from './id/mail.ts';
import { member as idMember } from './id/member.ts';
import { people as idPeople } from './id/people.ts';
import { screens as idScreens } from './id/screens.ts';
import { shop as idShop } from './id/shop.ts';
import { activities as thActivities } from './th/activities.ts';
import { ai as thAi } from './th/ai.ts';
import { alerts as thAlerts } from './th/alerts.ts';
import { editor as thEditor } from './th/editor.ts';
import { errors as thErrors } from './th/errors.ts';
import { mail as thMail } from './th/mail.ts';
import { member as thMember } from './th/member.ts';
import { people as thPeople } from './th/people.ts';
import { screens as thScreens } from './th/screens.ts';
import { shop as thShop } from './th/shop.ts';
import { createText, type Messages, type Text } from './translate.ts';

const SHOP: Record<Language, Messages> = { th: thShop, en: enShop, id: idShop };

const PEOPLE: Record<Language, Messages> = { th: thPeople, en: enPeople, id: idPeople };

const MEMBER: Record<Language, Messages> = { th: thMember, en: enMember, id: idMember };

const ALERTS: Record<Language, Messages> = { th: thAlerts, en: enAlerts, id: idAlerts };

const ACTIVITIES: Record<Language, Messages> = { th: thActivities, en: enActivities, id: idActivities };

const AI: Record<Language, Messages> = { th: thAi, en: enAi, id: idAi };

const EDITOR: Record<Language, Messages> = {
  th: { ...thShop, ...thErrors, ...thEditor },
  en: { ...enShop, ...enErrors, ...enEditor },
  id: { ...idShop, ...idErrors, ...idEditor },
};

const ALL: Record<Language, Messages> = {
  th: {
    ...thShop,
    ...thScreens,
    ...thPeople,
    ...thMember,
    ...thAlerts,
    ...thActivities,
    ...thAi,
    ...thErrors,
    ...thEditor,
  },
  en: {
    ...enShop,
    ...enScreens,
    ...enPeople,
    ...enMember,
    ...enAlerts,
    ...enActivities,
    ...enAi,
    ...enErrors,
    ...enEditor,
  },
  id: {
    ...idShop,
    ...idScreens,
    ...idPeople,
    ...idMember,
    ...idAlerts,
    ...idActivities,
    ...idAi,
    ...idErrors,
    ...idEditor,
  },
};

const SERVER: Record<Language, Messages> = {
  th: { ...ALL.th, ...thMail },
  en: { ...ALL.en, ...enMail },
  id: { ...ALL.id, ...idMail },
};

const TEXTS: Record<Language, Text> = {
  th: createText(SERVER.th, SERVER.en),
  en: createText(SERVER.en),
  id: createText(SERVER.id, SERVER.en),
};

/** The lookup over all catalogues of a language, for the server. A key missing there is English (S2 §9). */
export function textFor(lang: Language): Text {
  return TEXTS[lang];
}

/** Texts of islands, sent to the browser with the page: the `shop` catalogue alone. */
export function clientMessages(lang: Language): Messages {
  return SHOP[lang];
}

/** Texts of favourites, follows, comments and reports, for pages that have them. */
export function peopleMessages(lang: Language): Messages {
  return PEOPLE[lang];
}

/** Texts of the screens of a member's account. */
export function memberMessages(lang: Language): Messages {
  return MEMBER[lang];
}

/** Texts of the screens of deal alerts, beside those of the account. */
export function alertMessages(lang: Language): Messages {
  return ALERTS[lang];
}

/** The texts of lotteries, bonuses and badges, beside the shop's own. */
export function activityMessages(lang: Language): Messages {
  return ACTIVITIES[lang];
}

/** The texts of the assistant's screen, beside the shop's own. */
export function aiMessages(lang: Language): Messages {
  return AI[lang];
}

/** Texts of the workspace in the browser: its own catalogue, those of modules, and errors. */
export function editorMessages(lang: Language): Messages {
  return EDITOR[lang];
}

/** Every text, for the editor's canvas: there the views of modules run in the browser, not only their islands. */
export function canvasMessages(lang: Language): Messages {
  return ALL[lang];
}

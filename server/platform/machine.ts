/** Pattern of user agents that fetch pages automatically, to preview or to index them. */
const MACHINE =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|line-poker|whatsapp|embedly|curl|wget|headless|^$/i;

/** True for a program that fetches pages by itself, and for a request without a user agent. */
export const isMachine = (userAgent: string | null | undefined): boolean => MACHINE.test(userAgent ?? '');

import * as z from 'zod/mini';
import { invitationMailSchema } from '../../entities/invitation-mail.ts';
import { instantSchema, loose, maybe } from '../../entities/wire.ts';
import { LANGUAGES } from '../../languages.ts';
import { CURRENCIES, SHOP_TYPES, TIME_ZONES } from '../../shop-options.ts';
import { STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId, emailSchema } from '../request.ts';

// Calls of instance owners. Everybody else gets NOT_FOUND.

const language = z.enum(LANGUAGES);
const shopShape = {
  id: z.string(),
  type: z.enum(SHOP_TYPES),
  hosts: z.array(z.string()),
  languages: z.array(language),
};

const shopSchema = loose({
  ...shopShape,
  /** In the caller's language. */
  name: z.string(),
  currency: z.string(),
  timezone: z.string(),
  siteOrigin: z.string(),
  /** Since when the shop is closed; null: it is open. */
  suspendedAt: z.nullable(instantSchema),
  /** Whether it is the shop in which the caller is signed in. */
  isOwn: z.boolean(),
  /** Open invitation of a shop that has no owner yet. */
  invited: maybe(loose({ email: z.string(), mail: maybe(invitationMailSchema) })),
});
export type Shop = z.infer<typeof shopSchema>;

export const shops = endpoint({
  id: 'shops',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/shops',
  summary: 'All shops of the instance, for its owners',
  data: z.array(shopSchema),
  auth: 'owner',
  area: 'settings',
});

const nameText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(STORABLE));

export const addShop = endpoint({
  id: 'addShop',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/shops',
  summary: 'Opens a shop with its home pages and an invitation of its first owner, which is mailed soon',
  body: z.object({
    id: z.string().check(z.trim(), z.maxLength(40)),
    name: z.partialRecord(language, nameText),
    type: z.enum(SHOP_TYPES),
    hosts: z.array(z.string().check(z.maxLength(260))).check(z.minLength(1), z.maxLength(10)),
    languages: z.array(language).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
    defaultLanguage: language,
    currency: z.enum(CURRENCIES),
    timezone: z.enum(TIME_ZONES),
    owner: emailSchema,
  }),
  data: shopSchema,
  auth: 'owner',
  area: 'settings',
});

export const suspendShop = endpoint({
  id: 'suspendShop',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/shops/{id}/suspension',
  summary: 'Closes another shop for everybody, its operators included, or opens it again',
  params: byId,
  body: z.object({ isSuspended: z.boolean() }),
  data: shopSchema,
  auth: 'owner',
  area: 'settings',
});

export const mailOwnerAgain = endpoint({
  id: 'mailOwnerAgain',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/shops/{id}/owner/mail',
  summary:
    'Sends the mail that invites a shop’s first owner again, at once; NOT_FOUND for a shop with an owner and for a mail that was sent',
  params: byId,
  data: z.null(),
  auth: 'owner',
  area: 'settings',
});

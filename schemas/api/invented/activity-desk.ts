import * as z from 'zod/mini';
import { activityDraftSchema, named } from '../../entities/activity-draft.ts';
import { addressSchema } from '../../entities/address.ts';
import { idSchema, instantSchema, loose, maybe } from '../../entities/wire.ts';
import { ACTIVITY_TYPES, AWARD_RECORD_STATUSES, DESK_ACTIVITY_STATES } from '../../enums/activity.ts';
import { keySchema, STORABLE } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageShape } from '../paging.ts';
import { byId } from '../request.ts';

const stateSchema = z.enum(DESK_ACTIVITY_STATES);

const listedActivitySchema = loose({
  id: idSchema,
  type: z.enum(ACTIVITY_TYPES),
  state: stateSchema,
  title: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  draws: z.number(),
  prizes: z.number(),
  won: z.number(),
  /** Number of prizes waiting to be sent. */
  toShip: z.number(),
});
export type ListedActivity = z.infer<typeof listedActivitySchema>;

export const deskActivities = endpoint({
  id: 'deskActivities',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/activities',
  summary: 'All activities with their drafts: drafts first, then by their start, the latest first',
  query: z.object(pageShape),
  data: pagedSchema(listedActivitySchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

const deskActivitySchema = loose({
  id: idSchema,
  state: stateSchema,
  /**
   * Version of the activity that was read: saving and starting send it back, and get a conflict if it has changed
   * since.
   */
  version: z.string(),
  activity: activityDraftSchema,
  publishedTime: maybe(instantSchema),
  drawnTime: maybe(instantSchema),
  /** SHA-256 of the weight table, once it is committed. */
  weightsHash: maybe(z.string()),
  /** Reason why it is invalid, in the operator's language. */
  invalidReason: maybe(z.string()),
  /** Last operator who changed promised values, and who can't start the activity alone. */
  promisedBy: maybe(loose({ id: z.string(), name: z.string() })),
  /** Number left of each prize, by prize id; lotteries only. */
  left: z.record(z.string(), z.number()),
  figures: loose({
    /** Number of members who have drawn, and of chances that members have earned. */
    members: z.number(),
    chances: z.number(),
    draws: z.number(),
    won: z.number(),
    /** Number of prizes whose winners haven't given an address yet. */
    unaddressed: z.number(),
    toShip: z.number(),
    delivered: z.number(),
  }),
});
export type DeskActivity = z.infer<typeof deskActivitySchema>;

export const deskActivity = endpoint({
  id: 'deskActivity',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/activities/{id}',
  summary: 'An activity as operators work on it, with what has become of it',
  params: byId,
  data: deskActivitySchema,
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

export const createActivity = endpoint({
  id: 'createActivity',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/activities',
  summary: 'Makes a draft, which shoppers don’t see',
  body: activityDraftSchema,
  data: deskActivitySchema,
  auth: 'editor',
  live: 'untouched',
  area: 'content',
});

const versionSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const saveActivity = endpoint({
  id: 'saveActivity',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/activities/{id}',
  summary:
    'Changes a draft; of what is published publishers change the texts, pictures of the activity and licence, else ACTIVITY_FIXED',
  params: byId,
  body: z.object({ version: versionSchema, activity: activityDraftSchema }),
  data: deskActivitySchema,
  auth: 'editor',
  live: 'refused',
  area: 'content',
});

export const deleteActivity = endpoint({
  id: 'deleteActivity',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/activities/{id}',
  summary: 'Deletes a draft, for good; what was ever published stays, else ACTIVITY_FIXED',
  params: byId,
  query: z.object({ version: versionSchema }),
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'content',
});

export const startActivity = endpoint({
  id: 'startActivity',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/activities/{id}/start',
  summary:
    'Publishes a draft, whose weights are committed by their hash; it begins at its start, or now if that is over. Who was the last to change what is promised gets ACTIVITY_FOUR_EYES',
  params: byId,
  body: z.object({ version: versionSchema }),
  data: deskActivitySchema,
  auth: 'publisher',
  area: 'content',
});

export const endActivity = endpoint({
  id: 'endActivity',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/activities/{id}/end',
  summary: 'Ends a running activity now; tickets are drawn at the time that was announced',
  params: byId,
  data: deskActivitySchema,
  auth: 'publisher',
  area: 'content',
});

export const invalidateActivity = endpoint({
  id: 'invalidateActivity',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/activities/{id}/invalidate',
  summary: 'Makes a published activity invalid, for good; shoppers read the reason',
  params: byId,
  body: z.object({ reason: named(500) }),
  data: deskActivitySchema,
  auth: 'publisher',
  area: 'content',
});

const deskDrawSchema = loose({
  number: z.string(),
  /** Masked name of the member who drew. */
  name: z.string(),
  drawTime: instantSchema,
  /** Record of a won prize; absent for none, and for a ticket until the draw. */
  record: maybe(
    loose({
      id: idSchema,
      prizeName: z.string(),
      status: z.enum(AWARD_RECORD_STATUSES),
      /** True if the deadline for the address has passed. */
      expired: z.boolean(),
      deliveredTime: maybe(instantSchema),
      carrier: maybe(z.string()),
      trackingNumber: maybe(z.string()),
    }),
  ),
});
export type DeskDraw = z.infer<typeof deskDrawSchema>;

export const activityDraws = endpoint({
  id: 'activityDraws',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/activities/{id}/draws',
  summary: 'The draws or tickets of a lottery, the newest first; those that have won, or whose prize waits',
  params: byId,
  query: z.object({ only: maybe(z.enum(['won', 'toShip'])), ...pageShape }),
  data: pagedSchema(deskDrawSchema),
  auth: 'editor',
  area: 'content',
  isFresh: true,
});

export const prizeAddresses = endpoint({
  id: 'prizeAddresses',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/activities/{id}/addresses',
  summary:
    'Where prizes of a lottery that wait are to be sent, by their numbers, 1,000 at once; that somebody has read them is written to the audit log',
  params: byId,
  /** Highest number that the caller has already. */
  body: z.object({ after: z._default(z.int().check(z.minimum(0)), 0) }),
  data: loose({
    addresses: z.array(loose({ number: z.int(), prizeName: z.string(), address: addressSchema })),
    hasNext: z.boolean(),
  }),
  auth: 'publisher',
  area: 'content',
});

const note = maybe(z.string().check(z.trim(), z.maxLength(100), z.regex(STORABLE)));

export const deliverPrize = endpoint({
  id: 'deliverPrize',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/activities/{id}/prizes/{recordId}/deliver',
  summary: 'Says that a prize was sent; the same again changes nothing, anything else corrects it',
  params: z.object({ id: keySchema, recordId: keySchema }),
  body: z.object({ carrier: note, trackingNumber: note }),
  data: z.null(),
  auth: 'publisher',
  area: 'content',
});

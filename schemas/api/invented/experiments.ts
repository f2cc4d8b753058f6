import * as z from 'zod/mini';
import { ARMS, experimentSchema } from '../../entities/experiment.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../request.ts';

export const pageExperiments = endpoint({
  id: 'pageExperiments',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/experiments',
  summary: 'The newest experiments of a page with their counts, the newest first; at most one hasn’t ended',
  params: byId,
  data: z.array(experimentSchema),
  auth: 'viewer',
  area: 'pages',
  isFresh: true,
});

export const addExperimentVariant = endpoint({
  id: 'addExperimentVariant',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/experiment/variants',
  summary:
    'Makes the draft as it is at `rev` a variant of the page’s experiment, which begins with the first',
  params: byId,
  body: z.object({ rev: z.int32() }),
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

/** The first arm is the page as it is, with the version null. */
export const changeExperiment = endpoint({
  id: 'changeExperiment',
  method: 'PUT',
  path: '/saas-low-code-service/api/editor/pages/{id}/experiment',
  summary:
    'Changes goal and weights (percent) of an experiment that hasn’t started; variants that aren’t named are left out',
  params: byId,
  body: z.object({
    goalNode: z.nullable(keySchema),
    arms: z
      .array(
        z.object({
          version: z.nullable(z.int32().check(z.positive())),
          weight: z.int().check(z.minimum(1), z.maximum(99)),
        }),
      )
      .check(z.minLength(ARMS.min), z.maxLength(ARMS.max)),
  }),
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const dropExperiment = endpoint({
  id: 'dropExperiment',
  method: 'DELETE',
  path: '/saas-low-code-service/api/editor/pages/{id}/experiment',
  summary: 'Deletes an experiment that hasn’t started',
  params: byId,
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const startExperiment = endpoint({
  id: 'startExperiment',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/experiment/start',
  summary: 'Starts the experiment of a live page; until its end the page can’t be published otherwise',
  params: byId,
  data: z.null(),
  auth: 'publisher',
  area: 'pages',
});

export const endExperiment = endpoint({
  id: 'endExperiment',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/experiment/end',
  summary: 'Ends the running experiment with one of its arms, which becomes the draft and is published',
  params: byId,
  body: z.object({ arm: z.int().check(z.minimum(0), z.maximum(ARMS.max - 1)) }),
  data: z.null(),
  auth: 'publisher',
  area: 'pages',
});

import * as endpoints from '#schemas/api/invented/experiments.ts';
import {
  addVariant,
  changeExperiment,
  dropExperiment,
  endExperiment,
  experimentsOf,
  startExperiment,
} from '../../../../domain/pages/experiments/operations.ts';
import { presentExperiment } from '../../../../domain/pages/experiments/presenter.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorExperimentRoutes = ({ renderedChecks }: Services) => [
  route(endpoints.pageExperiments, async ({ params }, call) =>
    (await experimentsOf(call, params.id)).map(presentExperiment),
  ),
  route(endpoints.addExperimentVariant, async ({ params, body }, call) => {
    await addVariant(call, params.id, body.rev);
    return null;
  }),
  route(endpoints.changeExperiment, async ({ params, body }, call) => {
    await changeExperiment(call, params.id, body);
    return null;
  }),
  route(endpoints.dropExperiment, async ({ params }, call) => {
    await dropExperiment(call, params.id);
    return null;
  }),
  route(endpoints.startExperiment, async ({ params }, call) => {
    await startExperiment({ ...call, renderedChecks }, params.id);
    return null;
  }),
  route(endpoints.endExperiment, async ({ params, body }, call) => {
    await endExperiment(call, params.id, body.arm);
    return null;
  }),
];

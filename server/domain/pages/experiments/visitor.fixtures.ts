import { createExperimentVisitors } from './visitor.ts';

/** Visitors of experiments, whose ids are signed with a secret of the tests. */
export const visitorsOfTests = createExperimentVisitors('what visitors’ ids are signed with in tests');

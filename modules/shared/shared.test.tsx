import { describeModule } from '#tests/module-kit.tsx';
import { sharedFixtures } from './fixtures.ts';
import { shared } from './module.ts';
import { SharedView } from './view.tsx';

describeModule(shared, SharedView, sharedFixtures, [{}, { id: 7 }, { id: 'x'.repeat(65) }]);

import { pageRoutes } from './low-code/pages/routes.ts';
import type { Route } from './route.ts';

/** Every endpoint that is answered here, with its operation. */
export const routes: readonly Route[] = [...pageRoutes];

import { classificationRoutes } from './content/classifications/routes.ts';
import { categoryRoutes } from './das/categories/routes.ts';
import { pageRoutes } from './low-code/pages/routes.ts';
import type { Route } from './route.ts';
import { dealRoutes } from './search/deals/routes.ts';

/** Every endpoint that is answered here, with its operation. */
export const routes: readonly Route[] = [
  ...dealRoutes,
  ...classificationRoutes,
  ...categoryRoutes,
  ...pageRoutes,
];

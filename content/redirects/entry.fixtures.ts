/** Valid leaves of a redirect. */
export const redirectEntry = { source: '/old-sale', target: '/products' };

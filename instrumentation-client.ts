// Next runs this in the browser before anything else. Zod would try to compile its schemas, which the pages' policy
// forbids (docs/decisions/010). The setting is where Zod looks for it: `z.config` would bring Zod into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};

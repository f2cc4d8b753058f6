import type { Db } from '../../platform/db/database.ts';
import { knownNames } from '../search/load-spellings.ts';
import { loadMappings, loadTree } from './load-placement.ts';
import type { Knowledge } from './suggest.ts';

/** Knowledge by which categories are suggested. */
export async function loadKnowledge(db: Db, tenantId: string): Promise<Knowledge> {
  const [tree, mappings, { spellings }] = await Promise.all([
    loadTree(db, tenantId),
    loadMappings(db, tenantId),
    knownNames(db, tenantId),
  ]);
  return { tree, mappings, spellings };
}

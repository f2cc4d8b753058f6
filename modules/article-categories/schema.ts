import { z } from 'zod';

export const articleCategoriesSchema = z.strictObject({});

export type ArticleCategoriesProps = z.infer<typeof articleCategoriesSchema>;

export const articleCategoriesDefaults: ArticleCategoriesProps = {};

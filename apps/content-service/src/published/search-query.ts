/**
 * SQL of the query for texts that have the words of one variant or another (CT-97).
 *
 * @param variants SQL of a `text[]`, as `searchVariants` makes it
 * @returns SQL of a `tsquery`; null, which finds nothing, where only words are sought that every text has
 */
export const searchQuery = (variants: string): string =>
  `(select string_agg('(' || query::text || ')', ' | ')::tsquery
      from unnest(${variants}::text[]) variant, websearch_to_tsquery('english', variant) query
     where numnode(query) > 0)`;

import { type SQL, sql } from "drizzle-orm";

/** Combining marks of Latin, Greek and Cyrillic. */
const MARKS = "[\\u0300-\\u036f\\u0483-\\u0489]";
/** Characters that are neither letter nor digit; listed explicitly, because a database's idea of a letter depends on its locale. */
const SIGNS = "[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf\\u2000-\\u206f]+";

/** SQL version of `searchKey`, for names in the letters that a bill can show. */
export function searchKeyOf(text: SQL): SQL<string> {
  const plain = sql`replace(replace(regexp_replace(lower(normalize(${text}, nfkd)), ${MARKS}, '', 'g'), 'ß', 'ss'), 'ı', 'i')`;
  return sql`regexp_replace(trim(regexp_replace(${plain}, ${SIGNS}, ' ', 'g')), '([aou])e', '\\1', 'g')`;
}

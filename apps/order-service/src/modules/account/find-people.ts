import type { Pool } from 'pg';

/** All that a person of an account is found by, by the alias `a`: migration 0920. */
export const wordsOfPerson = 'a.person_words';

/** What words are asked for that begin so, each of them: the text of a `tsquery`. */
export const beginningsOf = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll(/['\\]/g, String.raw`$&$&`)}':*`).join(' & ');

/** A text as the beginning of another one, for `like`. */
export const startingWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** So many people are looked up one by one; where more have the words, most of what is looked for is theirs. */
const fewPeople = 500;

/** The accounts of the people who have words that begin so; null: more than are looked up one by one. */
export async function peopleWith(pool: Pool, beginnings: string): Promise<readonly string[] | null> {
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from account a where ${wordsOfPerson} @@ $1::tsquery limit ${fewPeople + 1}`,
    [beginnings],
  );
  return rows.length > fewPeople ? null : rows.map(({ id }) => id);
}

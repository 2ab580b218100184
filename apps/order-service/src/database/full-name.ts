/**
 * The name of a person in SQL, without the blank of a part that is not given.
 * @param account what the query calls the table
 */
export const fullName = (account?: string): string => {
  const of = account === undefined ? '' : `${account}.`;
  return `trim(${of}first_name || ' ' || ${of}last_name)`;
};

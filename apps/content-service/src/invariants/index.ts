/** The rules of content, as one statement: the rows that break one (`rule`, `subject`, `found`). */
export const contentInvariants = new URL('./invariants.sql', import.meta.url);

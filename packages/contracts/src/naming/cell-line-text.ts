import * as z from 'zod/mini';

/**
 * A cell line as it is sent. Without line breaks and other control characters, and without halves of characters, which
 * no database can keep. Invisible ones, as web pages leave them in what is copied, come in and are dropped.
 */
export const cellLineText = z.string().check(z.maxLength(200), z.regex(/^[\P{C}\p{Cf}]*$/u));

import type { Problem } from '@cutsite/contracts/problem';

/** The parsed body of an answer, or its text when it is not JSON (WB-3). */
export async function readPayload(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** What something between us and the service said (a proxy's page, an empty answer) becomes a problem as well. */
export function toProblem(payload: unknown): Problem {
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload;
  return { detail: typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? 'The answer was empty.') };
}

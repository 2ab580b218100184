import { urlKey } from '@cutsite/content/link';
import { listRedirects, removeRedirect, setRedirect } from '@cutsite/contracts/content';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused, call } from '../../../platform/call.ts';

type RedirectWire = SuccessAnswer<typeof listRedirects>['body']['redirects'][number];

interface Asked {
  readonly from: string;
  readonly to: string;
  /** What it is to be written over, when that is not what the list shows; null: nothing stands there. */
  readonly over?: RedirectWire | null;
}

/** Somebody was faster: what stands at the address now, and what was to be written. Null for the one: nothing does. */
interface OtherRedirect {
  readonly from: string;
  readonly now: RedirectWire | null;
  /** Null: it was to be removed. */
  readonly asked: Asked | null;
}

export const otherText = ({ from, now }: OtherRedirect): string =>
  now === null
    ? `Somebody removed the redirect from ${from}.`
    : `${from} leads to ${now.to} by now, set by ${now.created_by ?? 'the store'}.`;

/** Sets and removes redirects, each by the revision that the list shows. @param seen what the list shows */
export function useRedirectWrites({ seen, onSet }: { seen: readonly RedirectWire[]; onSet: () => void }) {
  const client = useQueryClient();
  const [other, setOther] = useState<OtherRedirect | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['content', 'redirects'] });

  /** @returns false: somebody was faster, and what stands there now is read */
  async function written(from: string, asked: Asked | null, write: () => Promise<unknown>): Promise<boolean> {
    setOther(null);
    try {
      await write();
      return true;
    } catch (error) {
      if (!(error instanceof CallRefused) || error.refused.problem.error_code !== 'content_changed') throw error;
      const { redirects } = await call(listRedirects, { query: { search: urlKey(from) } });
      setOther({ from, asked, now: redirects.find((redirect) => redirect.from === urlKey(from)) ?? null });
      return false;
    }
  }

  const set = useMutation({
    mutationFn: ({ over, ...asked }: Asked) => {
      const there = over === undefined ? seen.find((one) => one.from === urlKey(asked.from)) : over;
      const body = { ...asked, revision: there?.revision ?? null };
      return written(asked.from, asked, () => call(setRedirect, { body }));
    },
    onSuccess: (isSet) => {
      if (isSet) onSet();
    },
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ from, revision }: RedirectWire) =>
      written(from, null, () => call(removeRedirect, { body: { from, revision } })),
    onSettled: refresh,
  });
  const faults = set.error instanceof CallRefused ? (set.error.refused.problem.field_errors ?? {}) : {};
  return { set, remove, other, faults };
}

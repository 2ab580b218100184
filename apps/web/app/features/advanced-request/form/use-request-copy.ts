import type { RequestWire } from '@cutsite/contracts/advanced-request';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParameter } from '../../../platform/in-browser.ts';
import { fetchRequest } from '../request-calls.ts';
import {
  draftOfRequest,
  forgetReplaced,
  isUntouched,
  type RequestDraft,
  savedReplaced,
  saveReplaced,
} from '../request-draft.ts';

interface RequestCopy {
  readonly draft: RequestDraft;
  /** What this browser and the account keep is known, and nothing is on its way. */
  readonly isReady: boolean;
  readonly onTake: (draft: RequestDraft) => void;
}

/**
 * A request as the beginning of a new one. Where another is being written already, it is asked which goes on, and what
 * gives way is kept and can be brought back.
 */
export function useRequestCopy({ draft, isReady, onTake }: RequestCopy) {
  const id = useSearchParameter('copy') ?? null;
  const isWanted = id !== null && isReady && draft.asked !== askedFor(id);
  const source = useQuery({
    queryKey: ['request', id],
    queryFn: () => fetchRequest(id ?? ''),
    enabled: isWanted,
  });
  const [replaced, setReplaced] = useState<RequestDraft | null>(null);
  useEffect(() => setReplaced(savedReplaced()), []);
  const { data } = source;
  const copied = isWanted && data !== undefined && data !== null ? data : null;

  function take(request: RequestWire) {
    if (!isUntouched(draft)) {
      saveReplaced(draft);
      setReplaced(draft);
    }
    onTake({ ...draftOfRequest(request), asked: askedFor(request.id) });
  }
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const isFree = isUntouched(draft);
  useEffect(() => {
    if (copied !== null && isFree) latest.current(copied);
  }, [copied, isFree]);

  return {
    /** The number of a request that would take the place of what is being written; null: nothing is asked. */
    asks: copied !== null && !isFree ? copied.number : null,
    failure: isWanted && data === null ? 'You have no such request to copy.' : failureOf(source.error),
    replaced,
    take: () => copied !== null && take(copied),
    keepThis: () => id !== null && onTake({ ...draft, asked: askedFor(id) }),
    /** What was being written before changes places with what is there now. */
    bringBack: () => {
      if (replaced === null) return;
      if (isUntouched(draft)) {
        forgetReplaced();
        setReplaced(null);
      } else {
        saveReplaced(draft);
        setReplaced(draft);
      }
      onTake({ ...replaced, asked: draft.asked });
    },
    forgetReplaced: () => {
      forgetReplaced();
      setReplaced(null);
    },
  };
}

const askedFor = (id: string): string => `copy=${id}`;
const failureOf = (error: Error | null): string | null => error?.message ?? null;

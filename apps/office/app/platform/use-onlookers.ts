import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Well within the minute after which somebody counts as gone. */
const everyMs = 20_000;

interface Looking {
  /** What is open: its noun and id. */
  readonly subject: readonly [string, string];
  /** Says that it is open here, and tells who else has it open. */
  readonly look: () => Promise<{ readonly others: readonly string[]; readonly revision: number }>;
  /** The revision that the screen shows. */
  readonly revision: number;
  /** Read again when somebody has changed it. */
  readonly reads: QueryKey;
}

/**
 * Says every twenty seconds that something is open here, and hears who else has it open. When it was changed meanwhile
 * it is read again; what is being typed is not touched.
 */
export function useOnlookers({ subject, look, revision, reads }: Looking): readonly string[] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['onlookers', ...subject],
    queryFn: look,
    refetchInterval: everyMs,
    staleTime: 0,
  });
  const isOld = data !== undefined && data.revision > revision;
  const key = JSON.stringify(reads);
  useEffect(() => {
    if (isOld) void client.invalidateQueries({ queryKey: JSON.parse(key) as QueryKey });
  }, [client, key, isOld]);
  return data?.others ?? [];
}

import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { callService } from '../../../platform/service/call.ts';

/** In the demo no mail leaves the machine; this says where it is. Shows nothing where the outbox does not exist. */
export function DemoOutboxLink({ email }: { readonly email: string }) {
  const { data: isDemo } = useQuery({
    queryKey: ['demo', 'has-outbox'],
    queryFn: async () => (await callService('GET', '/api/demo/outbox/')).ok,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isDemo !== true) return null;
  return (
    <Notice>
      This is the demo store: mails stay here.{' '}
      <a href={`/demo/outbox?to=${encodeURIComponent(email)}`} target="_blank" rel="noreferrer">
        Open the demo outbox
      </a>
    </Notice>
  );
}

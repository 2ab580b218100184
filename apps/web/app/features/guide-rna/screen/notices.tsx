import { useToast } from '@cutsite/ui/toast';
import { useEffect } from 'react';
import { useBuilder } from '../project/use-builder.tsx';

/** Shows what the builder tells as toasts, with Undo where it can be undone. */
export function Notices() {
  const builder = useBuilder();
  const toast = useToast();
  useEffect(
    () =>
      builder.store.subscribe(({ notice }, before) => {
        if (notice === null || notice === before.notice) return;
        const [title, ...rest] = notice.text.split(/(?<=\.) /);
        toast({
          title: title ?? '',
          text: rest.join(' '),
          ...(notice.undoable ? { action: { label: 'Undo', run: builder.undo } } : {}),
        });
      }),
    [builder, toast],
  );
  return null;
}

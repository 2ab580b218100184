import { useToast } from '@cutsite/ui/toast';
import { useEffect } from 'react';
import { useBuilder } from '../project/builder-context.tsx';

/** Shows what the builder tells as toasts, with Undo where it can be undone. */
export function Notices() {
  const builder = useBuilder();
  const toast = useToast();
  useEffect(
    () =>
      builder.store.subscribe(({ notice }, before) => {
        if (notice === null || notice === before.notice) return;
        const made = builder.store.getState().history.past.at(-1);
        const undo = () => {
          // Undo goes back step by step: a toast of an earlier step must not take back a later one.
          if (builder.store.getState().history.past.at(-1) === made) builder.undo();
          else
            builder.showNotice({
              title: 'Not undone: you have changed something since.',
              text: 'Undo at the top goes back step by step.',
              refused: true,
            });
        };
        const { title, text = '', refused = false } = notice;
        toast({
          title,
          text,
          refused,
          topic: 'builder',
          ...(notice.undoable ? { action: { label: 'Undo', run: undo } } : {}),
        });
      }),
    [builder, toast],
  );
  return null;
}

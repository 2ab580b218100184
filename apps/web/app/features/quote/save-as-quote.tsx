import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { quoteAddress, switchTo } from './quote-calls.ts';

/** Makes a numbered quote of the cart, whose prices then hold, and leads to it. */
export function SaveAsQuote({ orderId }: { readonly orderId: string }) {
  const toast = useToast();
  const save = useMutation({
    mutationFn: () => switchTo(orderId, 'quote'),
    onSuccess: () => location.assign(quoteAddress(orderId)),
    onError: (failure) => toast({ title: 'The cart was not saved as a quote.', text: failure.message, refused: true }),
  });
  return (
    <Button icon="document" busy={save.isPending || save.isSuccess} onClick={() => save.mutate()}>
      Save as quote
    </Button>
  );
}

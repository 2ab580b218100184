import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { useToast } from '@cutsite/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { cartQuery } from '../../platform/cart-query.ts';
import { FailureNotice } from '../../platform/failure/failure-notice.tsx';
import { AddressTicks } from './address-ticks.tsx';
import { fetchShares, ShareRefused, sendShare, takeBack } from './share-calls.ts';
import { ShareLine } from './share-line.tsx';
import styles from './shared-cart.module.css';

/** The open dialog shows how far the shared cart has come. */
const LOOK_EVERY_MS = 5_000;

/** "Somebody else holds the PO?": sends a cart or a quote to a purchaser, and shows how far it has come. */
export function ShareCart({ orderId }: { readonly orderId: string }) {
  const toast = useToast();
  const client = useQueryClient();
  const queryKey = ['shares', orderId];
  const shares = useQuery({ queryKey, queryFn: () => fetchShares(orderId), refetchInterval: LOOK_EVERY_MS });
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState<{ readonly link: string | null } | null>(null);
  const [addressIds, setAddressIds] = useState<readonly string[]>([]);
  // One key for one request: it changes when the request does.
  const key = useRef(crypto.randomUUID());

  const send = useMutation({
    mutationFn: () => sendShare(orderId, { email, message, addressIds, key: key.current }),
    onSuccess: async (link) => {
      key.current = crypto.randomUUID();
      setSent({ link });
      setEmail('');
      setMessage('');
      setAddressIds([]);
      await client.invalidateQueries({ queryKey });
    },
  });
  const revoke = useMutation({
    mutationFn: takeBack,
    onSuccess: async () => {
      setSent(null);
      await client.invalidateQueries({ queryKey });
      await client.invalidateQueries({ queryKey: cartQuery.queryKey });
    },
    onError: (failure) => toast({ title: 'The cart was not taken back.', text: failure.message, refused: true }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  }

  const fields = send.error instanceof ShareRefused ? send.error.fields : {};
  const isAboutFields = Object.keys(fields).length > 0;
  return (
    <section className={styles.share} aria-labelledby="share-cart">
      <h2 id="share-cart">Somebody else holds the PO?</h2>
      <p className="cs-muted cs-small">Send it to them. They can pay for it, and you can still see it.</p>
      <form onSubmit={submit} noValidate>
        <TextField
          label="Their e-mail address"
          type="email"
          autoComplete="off"
          placeholder="purchasing@institute.edu"
          value={email}
          error={fields['email']?.[0]}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <TextField
          label="Message"
          optional
          value={message}
          error={fields['message']?.[0]}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <AddressTicks chosen={addressIds} error={fields['address_ids']?.[0]} onChange={setAddressIds} />
        <Button type="submit" icon="mail" busy={send.isPending}>
          Send the link
        </Button>
      </form>
      {send.error !== null && !isAboutFields ? (
        <FailureNotice failure={send.error}>{send.error.message}</FailureNotice>
      ) : null}
      {sent === null ? null : <SentLink link={sent.link} />}
      {shares.data === undefined || shares.data.length === 0 ? null : (
        <ul aria-label="Sent links" className="cs-ruled">
          {shares.data.map((share) => (
            <ShareLine
              key={share.id}
              share={share}
              busy={revoke.isPending}
              onTakeBack={() => revoke.mutate(share.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The link itself, once: only its hash is kept, so that it can't be shown again. */
function SentLink({ link }: { readonly link: string | null }) {
  const [copied, setCopied] = useState(false);
  return (
    <div role="status">
      <Notice tone="success">
        The mail is on its way.
        {link === null ? null : (
          <>
            {' '}
            You can also pass the link on yourself:{' '}
            <Button
              size="small"
              icon={copied ? 'check' : 'copy'}
              onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
            >
              {copied ? 'Copied' : 'Copy the link'}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}

import { type EntryWire, revokePreviewLink, sharePreview } from '@cutsite/contracts/content';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { contentQueries } from '../content-queries.ts';
import { momentWithZone } from '../content-text.tsx';
import styles from './preview.module.css';

interface LinksDialogProps {
  readonly entry: EntryWire;
  readonly onClose: () => void;
}

/** Links by which anybody reads the draft until a time: made, listed, and ended before it (CT-56). */
export function LinksDialog({ entry: { id }, onClose }: LinksDialogProps) {
  const client = useQueryClient();
  const query = contentQueries.previewLinks(id);
  const { data, error } = useQuery(query);
  const [hours, setHours] = useState('72');
  const share = useMutation({
    mutationFn: () => call(sharePreview, { params: { id }, body: { hours: Number(hours) } }),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const revoke = useMutation({
    mutationFn: (link: string) => call(revokePreviewLink, { params: { id, link } }),
    onSuccess: (links) => client.setQueryData(query.queryKey, links),
  });
  const made = share.data === undefined ? null : `${window.location.origin}${share.data.url}`;
  const failure = error ?? share.error ?? revoke.error;
  return (
    <Dialog opened onClose={onClose} size="lg" title="Preview links">
      <div className={styles.links}>
        <p>Anybody with a link reads the draft as it is then, without an account, until the link ends.</p>
        <div className={styles.bar}>
          <NativeSelect
            data-autofocus
            label="Works for"
            value={hours}
            onChange={(event) => setHours(event.currentTarget.value)}
            data={[
              { value: '1', label: '1 hour' },
              { value: '24', label: '1 day' },
              { value: '72', label: '3 days' },
              { value: '336', label: '14 days' },
            ]}
          />
          <Button busy={share.isPending} onClick={() => share.mutate()}>
            Make a link
          </Button>
        </div>
        {made === null ? null : (
          <p role="status" className={styles.made}>
            <a href={made} target="_blank" rel="noreferrer">
              {made}
            </a>{' '}
            <Button size="compact-xs" variant="default" onClick={() => void navigator.clipboard?.writeText(made)}>
              Copy
            </Button>{' '}
            It is shown here once. <a href={`/preview/blocks?${made.split('?')[1]}`}>All blocks of pages</a> open by it,
            too.
          </p>
        )}
        {failure === null ? null : (
          <Notice tone="error" role="alert">
            {failure.message}
          </Notice>
        )}
        <h3>{data?.links.length === 0 ? 'No link works now' : 'Links that work now'}</h3>
        <ul className={styles.list}>
          {data?.links.map((link) => (
            <li key={link.id}>
              <span>
                By {link.created_by}, {momentWithZone(link.created_at)}; until {momentWithZone(link.expires_at)}
              </span>
              <Button
                size="compact-xs"
                variant="default"
                disabled={revoke.isPending}
                aria-label={`End the link of ${momentWithZone(link.created_at)}`}
                onClick={() => revoke.mutate(link.id)}
              >
                End it
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

import { sendFactorLink } from '@cutsite/contracts/staff';
import { Notice } from '@cutsite/ui/notice';
import { Radio, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import styles from '../staff.module.css';
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx';

/** Mails a link by which a second factor is enrolled; of a lost one all factors and sessions end (OF-10, OF-11). */
export function FactorDialog({ person, isMe, onClose, onDone }: PersonDialogProps) {
  const client = useQueryClient();
  const [isLost, setLost] = useState(false);
  const [reason, setReason] = useState('');
  const send = useMutation({
    mutationFn: () =>
      call(sendFactorLink, { params: { id: person.id }, body: { lost: isLost, reason: reason.trim() } }),
    onSuccess: async ({ sent_to: to }) => {
      await client.invalidateQueries({ queryKey: ['people'] });
      onDone(`A link for ${person.name} is on its way to ${to}. It works once, for 30 minutes.`);
    },
  });
  const isReady = !isLost || reason.trim() !== '';
  return (
    <PersonDialog title={`Second factor of ${person.name}`} onClose={onClose}>
      {isMe ? (
        <Notice tone="info">You cannot send a link to your own account. Ask another administrator.</Notice>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) send.mutate();
          }}
        >
          <Radio.Group
            label="Why"
            value={isLost ? 'lost' : 'more'}
            onChange={(chosen) => {
              setLost(chosen === 'lost');
              send.reset();
            }}
          >
            <div className={styles.form}>
              <Radio
                value="more"
                label={person.second_factors === 0 ? 'For the first second factor' : 'For a further second factor'}
              />
              <Radio
                value="lost"
                disabled={person.second_factors === 0}
                label="It is lost"
                description="All factors, recovery codes and sessions of this account end at once."
              />
            </div>
          </Radio.Group>
          {isLost && (
            <Textarea
              label="Reason"
              description="Its owner reads it, and it stands in the audit."
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
            />
          )}
          {send.error !== null && (
            <Notice tone="error" role="alert">
              {send.error.message}
            </Notice>
          )}
          <Button type="submit" {...(isLost && { color: 'error' })} disabled={!isReady} busy={send.isPending}>
            {isLost ? 'End them all and mail a link' : 'Mail a link'}
          </Button>
        </form>
      )}
    </PersonDialog>
  );
}

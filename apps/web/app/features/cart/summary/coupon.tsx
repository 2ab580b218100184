import type { CartWire } from '@cutsite/contracts/cart';
import { Button } from '@cutsite/ui/button';
import { TextField } from '@cutsite/ui/form';
import { Notice } from '@cutsite/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import { useReadAgain } from '../calls/use-read-again.ts';
import { setCoupon } from './order-text.ts';
import styles from './summary.module.css';

interface CouponProps {
  readonly orderId: string;
  readonly voucher: CartWire['voucher'];
}

/** The order coupon: a code to apply, or the one that is applied (CA-17, CA-18). */
export function Coupon({ orderId, voucher }: CouponProps) {
  const readAgain = useReadAgain();
  const [code, setCode] = useState('');
  const change = useMutation({
    mutationFn: (wanted: string | null) => setCoupon(orderId, wanted),
    onSuccess: async () => {
      setCode('');
      await readAgain();
    },
  });

  if (voucher !== null) {
    return (
      <div className={styles.applied}>
        <p>
          <b>{voucher.code}</b> {voucher.label}
        </p>
        <Button
          size="small"
          variant="quiet"
          icon="close"
          busy={change.isPending}
          aria-label={`Remove the coupon ${voucher.code}`}
          onClick={() => change.mutate(null)}
        >
          Remove
        </Button>
        {voucher.refusal === null ? null : (
          <Notice tone="warnMajor">{voucher.refusal.message} Remove it to go on.</Notice>
        )}
        {change.error === null ? null : <FailureNotice failure={change.error}>{change.error.message}</FailureNotice>}
      </div>
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!change.isPending) change.mutate(code);
  }

  return (
    <form className={styles.line} onSubmit={submit} noValidate>
      <TextField
        label="Coupon"
        placeholder="Code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={change.error?.message}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          change.reset();
        }}
      />
      <Button type="submit" busy={change.isPending}>
        Apply
      </Button>
    </form>
  );
}

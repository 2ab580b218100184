import { type FactorWire, removeOwnFactor, renewRecoveryCodes } from '@cutsite/contracts/staff';
import { Notice } from '@cutsite/ui/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { momentText } from '../../../platform/moment-text.ts';
import styles from '../staff.module.css';
import { staffQueries } from '../staff-queries.ts';

const kinds = { totp: 'App that shows codes', passkey: 'Passkey' } as const satisfies Record<
  FactorWire['kind'],
  string
>;

/** The own second factors and recovery codes; both change only after a factor was given again. */
export function OwnFactors() {
  const client = useQueryClient();
  const { data, error } = useQuery(staffQueries.ownFactors());
  const readAgain = () => client.invalidateQueries({ queryKey: ['me', 'factors'] });
  const remove = useMutation({
    mutationFn: (id: string) => call(removeOwnFactor, { params: { id } }),
    onSuccess: readAgain,
  });
  const renew = useMutation({ mutationFn: () => call(renewRecoveryCodes), onSuccess: readAgain });
  const factors = data?.factors ?? [];
  const refused = error ?? remove.error ?? renew.error;
  return (
    <section className={styles.card} aria-labelledby="factors">
      <h2 id="factors">Second factors</h2>
      {data !== undefined && factors.length === 0 && <p className={styles.quiet}>You have no second factor yet.</p>}
      <ul className={styles.list}>
        {factors.map((factor) => (
          <li key={factor.id}>
            <div>
              {factor.label === '' ? kinds[factor.kind] : `${factor.label} (${kinds[factor.kind]})`}
              <small>
                since {momentText(factor.created)},{' '}
                {factor.last_used === null ? 'not used yet' : `last used ${momentText(factor.last_used)}`}
              </small>
            </div>
            <Button
              size="compact-xs"
              variant="default"
              blockedBecause={factors.length === 1 ? 'The last one stays. Enrol another one first.' : null}
              busy={remove.isPending && remove.variables === factor.id}
              onClick={() => remove.mutate(factor.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        A further one is added by a link and not here, so that a screen left open cannot be used to add one: an
        administrator mails the link from the page Staff, or <code>npm run staff -- second-factor</code> prints it where
        the store runs.
      </p>
      {factors.length > 0 && (
        <p className={styles.buttons}>
          {data?.recovery_codes_left === 1
            ? '1 recovery code is left.'
            : `${data?.recovery_codes_left} recovery codes are left.`}
          <Button size="compact-xs" variant="default" busy={renew.isPending} onClick={() => renew.mutate()}>
            New recovery codes
          </Button>
        </p>
      )}
      {renew.data !== undefined && (
        <Notice tone="success">
          <p>Keep these where you keep passwords. They are not shown again, and the old ones work no more.</p>
          <ul className={styles.codes}>
            {renew.data.recovery_codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </Notice>
      )}
      {refused !== null && (
        <Notice tone="error" role="alert">
          {refused.message}
        </Notice>
      )}
    </section>
  );
}

import { setStaffRoles } from '@cutsite/contracts/staff';
import { type StaffRole, staffRoles } from '@cutsite/domain/account';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { roleLabel, rolesText } from '../../../platform/role-labels.ts';
import styles from '../staff.module.css';
import { PersonDialog, type PersonDialogProps } from './person-dialog.tsx';

/** Gives and takes roles, after the second factor was given again (OF-14). */
export function RolesDialog({ person, isMe, onClose, onDone }: PersonDialogProps) {
  const client = useQueryClient();
  const [roles, setRoles] = useState<readonly StaffRole[]>(person.roles);
  const [reason, setReason] = useState('');
  const set = useMutation({
    mutationFn: () =>
      call(setStaffRoles, { params: { id: person.id }, body: { roles: [...roles], reason: reason.trim() } }),
    onSuccess: async (now) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['people'] }),
        client.invalidateQueries({ queryKey: ['staff'] }),
      ]);
      const text = rolesText(now.roles);
      onDone(`${person.name} has ${text === '' ? 'no role any more' : `the roles ${text}`}, and a mail about it.`);
    },
  });
  const isSame = staffRoles.every((role) => roles.includes(role) === person.roles.includes(role));
  return (
    <PersonDialog title={`Roles of ${person.name}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSame) set.mutate();
        }}
      >
        <Checkbox.Group
          label="Roles"
          value={[...roles]}
          onChange={(chosen) => setRoles(staffRoles.filter((role) => chosen.includes(role)))}
        >
          <div className={styles.form}>
            {staffRoles.map((role) => (
              <Checkbox key={role} value={role} label={roleLabel(role)} />
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          label="Reason"
          description="Kept in the audit."
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
        />
        {isMe && person.roles.includes('administrator') && !roles.includes('administrator') && (
          <Notice tone="warnMajor">This takes the role from yourself: you could not give it back.</Notice>
        )}
        {roles.length === 0 && (
          <Notice tone="warnMajor">Without a role this account is a customer’s, and is no longer listed here.</Notice>
        )}
        {set.error !== null && (
          <Notice tone="error" role="alert">
            {set.error.message}
          </Notice>
        )}
        <Button type="submit" disabled={isSame} busy={set.isPending}>
          Set the roles
        </Button>
      </form>
    </PersonDialog>
  );
}

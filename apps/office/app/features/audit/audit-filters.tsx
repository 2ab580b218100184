import { auditSubjects, staffActions } from '@cutsite/domain/staff';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../platform/button.tsx';
import styles from './audit.module.css';
import type { AuditField, AuditQuery } from './audit-address.ts';

interface AuditFiltersProps {
  readonly query: AuditQuery;
  readonly onChange: (name: AuditField, value: string) => void;
  readonly onClear: () => void;
}

const any = { value: '', label: 'any' };
const kinds = [any, { value: 'write', label: 'changes' }, { value: 'look', label: 'looks' }];
const subjects = [any, ...Object.entries(auditSubjects).map(([value, label]) => ({ value, label }))];
const actions = [any, ...Object.entries(staffActions).map(([value, label]) => ({ value, label }))];

/** What the audit is narrowed down by; every choice stands in the address. */
export function AuditFilters({ query, onChange, onClear }: AuditFiltersProps) {
  const select = (name: AuditField, label: string, data: readonly { value: string; label: string }[]) => (
    <NativeSelect
      size="xs"
      label={label}
      data={[...data]}
      value={query[name] ?? ''}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
  const day = (name: AuditField, label: string) => (
    <TextInput
      size="xs"
      type="date"
      label={label}
      value={query[name] ?? ''}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <TypedFilter key={`actor ${query.actor}`} name="actor" label="Who: name or e-mail" {...{ query, onChange }} />
      {select('kind', 'Kind', kinds)}
      {select('action', 'What they changed', actions)}
      {select('subject_kind', 'Of', subjects)}
      <TypedFilter key={`id ${query.subject_id}`} name="subject_id" label="Its id" {...{ query, onChange }} />
      {day('from', 'From')}
      {day('to', 'To')}
      {Object.keys(query).length > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      )}
    </div>
  );
}

interface TypedFilterProps extends Pick<AuditFiltersProps, 'query' | 'onChange'> {
  readonly name: AuditField;
  readonly label: string;
}

/** A field that is asked for when it is left or Enter is pressed: each search is written down. */
function TypedFilter({ name, label, query, onChange }: TypedFilterProps) {
  const current = query[name] ?? '';
  const [typed, setTyped] = useState(current);
  const send = () => typed.trim() !== current && onChange(name, typed.trim());
  return (
    <TextInput
      size="xs"
      label={label}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={send}
      onKeyDown={(event) => event.key === 'Enter' && send()}
    />
  );
}

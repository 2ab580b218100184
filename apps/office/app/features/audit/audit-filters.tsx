import { auditSubjects, staffActions } from '@cutsite/domain/staff';
import { NativeSelect, TextInput } from '@mantine/core';
import { Button } from '../../platform/button.tsx';
import { TypedFilter } from '../../platform/listing/typed-filter.tsx';
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
  // Asked for when it is left or Enter is pressed: each search is written down.
  const typed = (name: AuditField, label: string) => (
    <TypedFilter label={label} value={query[name] ?? ''} onFind={(text) => onChange(name, text)} />
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
      {typed('actor', 'Who: name or e-mail')}
      {select('kind', 'Kind', kinds)}
      {select('action', 'What they changed', actions)}
      {select('subject_kind', 'Of', subjects)}
      {typed('subject_id', 'Its number or id')}
      {day('from', 'From (UTC)')}
      {day('to', 'To (UTC)')}
      {Object.keys(query).length > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={onClear}>
          Clear
        </Button>
      )}
    </div>
  );
}

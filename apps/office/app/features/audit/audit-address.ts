import { auditSubjects } from '@cutsite/domain/staff';

/** What the address of the audit asks for. */
export type AuditQuery = Readonly<Partial<Record<AuditField, string>>>;

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const isText = (value: string) => value !== '' && value.length <= 200;

/** Each field of the address and which values it takes. */
const fields = {
  kind: (value: string) => value === 'write' || value === 'look',
  actor: isText,
  action: isText,
  subject_kind: (value: string) => Object.hasOwn(auditSubjects, value),
  subject_id: isText,
  from: isDay,
  to: isDay,
} as const;

export type AuditField = keyof typeof fields;
const names = Object.keys(fields) as AuditField[];

/** Reads the address of the audit; what it cannot take is left out and named. */
export function readAuditAddress(params: URLSearchParams): { readonly query: AuditQuery; readonly ignored: string[] } {
  const query: Partial<Record<AuditField, string>> = {};
  const ignored: string[] = [];
  for (const [typed, value] of params) {
    const name = names.find((one) => one === typed);
    if (name !== undefined && fields[name](value)) query[name] = value;
    else ignored.push(`${typed}=${value}`);
  }
  return { query, ignored };
}

/** The address with one field changed; an empty value takes it out. */
export function changedAuditAddress(query: AuditQuery, name: AuditField, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

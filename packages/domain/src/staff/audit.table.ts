/**
 * What staff do that changes something, as the audit names it. A use case that changes something for staff adds a row
 * here and records it in its own transaction (promise L7).
 */
export const staffActions = {
  move_order: 'Moved an order',
  move_shipment: 'Moved a shipment',
  decide_screening: 'Decided a screening',
  decide_review: 'Decided a review',
  refund_order: 'Refunded',
  record_payment: 'Recorded a payment of an invoice',
  take_payment_back: 'Took back a recorded payment',
  note_order: 'Wrote a note',
  assign_sales_rep: 'Set a sales representative',
  send_mail_again: 'Sent a mail again',
  correct_order: 'Corrected an order',
  answer_request: 'Wrote to a request',
  assign_request: 'Set who answers a request',
  set_territory: 'Set what a sales representative looks after',
  close_request: 'Closed a request',
  quote_request: 'Quoted a request',
  honour_quote: 'Honoured a quote after its end',
  attach_to_request: 'Attached a file to a request',
  write_content: 'Wrote content',
  publish_content: 'Published content',
  unpublish_content: 'Took content off the site',
  schedule_content: 'Set when content is published',
  review_content: 'Asked for a review of content',
  trash_content: 'Put content into the trash',
  restore_content: 'Took content out of the trash',
  import_content: 'Imported content',
  read_source: 'Had content read from Contentstack',
  change_media: 'Changed pictures or files of content',
  share_preview: 'Made a link to a preview',
  keep_redirect: 'Set a redirect',
  remove_redirect: 'Removed a redirect',
  add_distributor: 'Added a distributor',
  change_distributor: 'Changed a distributor',
  remove_distributor: 'Removed a distributor',
  change_roles: 'Changed roles',
  send_factor_link: 'Made a link for a second factor',
  reset_factors: 'Removed second factors that were lost',
  enrol_factor: 'Enrolled a second factor',
  remove_factor: 'Removed a second factor',
  renew_recovery_codes: 'Made new recovery codes',
  give_factor: 'Gave the second factor',
  refuse_factor: 'Gave a second factor that was not accepted',
  refuse_password: 'A wrong password was given for an account of staff',
  end_session: 'Ended one session',
  end_sessions: 'Ended all sessions',
} as const satisfies Readonly<Record<string, string>>;

/** One of the words of {@link staffActions}. */
export type StaffActionName = keyof typeof staffActions;

/** What an action is done to, and what a look is at. */
export const auditSubjects = {
  order: 'Order',
  request: 'Request',
  quote: 'Quote',
  customer: 'Customer',
  distributor: 'Distributor',
  form: 'Forms of the site',
  content: 'Content',
  staff: 'Staff',
  audit: 'Audit',
} as const satisfies Readonly<Record<string, string>>;

/** One of the words of {@link auditSubjects}. */
export type AuditSubject = keyof typeof auditSubjects;

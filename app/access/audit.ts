/** What the audit record holds: everything of consequence that is not about a repair request, which has a record of its own. */
export const AUDIT_KINDS = {
  sign_in: "Signed in",
  sign_in_failed: "Sign-in failed",
  sign_out: "Signed out",
  sessions_ended: "Sessions ended",
  password_changed: "Password changed",
  password_reset: "Password reset",
  second_factor_changed: "Second factor changed",
  passkey_changed: "Passkey changed",
  user_created: "User created",
  user_invited: "User invited",
  user_changed: "User changed",
  role_changed: "Role changed",
  status_changed: "Status changed",
  deletion_asked: "Deletion asked for",
  user_deleted: "User deleted",
  account_created: "Account created",
  account_changed: "Account changed",
  account_deleted: "Account deleted",
  access_code_revoked: "Access code revoked",
  price_guide_changed: "Price guide changed",
  package_changed: "Package changed",
  setting_changed: "Setting changed",
  shop_changed: "Shop changed",
  data_exported: "Data exported",
  data_imported: "Data imported",
  data_deleted: "Data deleted",
  data_restored: "Data restored",
  migrations_applied: "Migrations applied",
  payment_mismatch: "Payment does not match",
  refund: "Refund",
  invoice_voided: "Invoice voided",
  day_closed: "Day closed",
  limit_reached: "Limit reached",
  do_not_contact_changed: "Do-not-contact list changed",
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;

export function isAuditKind(value: string | null | undefined): value is AuditKind {
  return typeof value === "string" && Object.hasOwn(AUDIT_KINDS, value);
}

/** What a row is about, under the name it had then: the record outlives what it is about. */
export type AuditSubject = {
  type:
    | "user"
    | "account"
    | "email"
    | "phone"
    | "session"
    | "price_guide"
    | "package"
    | "setting"
    | "shop"
    | "payment"
    | "database";
  id?: string | null;
  name?: string | null;
};

import type { Generated } from 'kysely'
import type { WithDefault, Moment } from './columns.ts'

interface Account {
  id: string
  kind: 'MEMBER' | 'PATIENT'
  email: string
  password_hash: string
  token_version: Generated<number>
  firstname: WithDefault<string>
  lastname: WithDefault<string>
  phone_number: WithDefault<string>
  confirmed_at: Moment | null
  disabled_at: Moment | null
  created_at: Generated<Date>
}

interface RefreshToken {
  id: string
  account_id: string
  family: string
  predecessor: string | null
  token_hash: Buffer
  created_at: Generated<Date>
  used_at: Moment | null
  idle_until: Moment
  expires_at: Moment
}

interface SignIn {
  id: string
  account_id: string
  user_agent: WithDefault<string>
  created_at: Moment
  last_used_at: Moment
  device_id: WithDefault<string | null>
}

interface KnownDevice {
  id: string
  account_id: string
  identity_hash: Buffer
  created_at: Moment
  last_used_at: Moment
}

interface MailToken {
  token_hash: Buffer
  purpose: 'RESET' | 'CONFIRM' | 'RESTORE'
  account_id: string
  expires_at: Moment
  used_at: Moment | null
}

interface EmailChange {
  account_id: string
  new_email: string
  former_token_hash: Buffer
  new_token_hash: Buffer
  former_confirmed_at: Moment | null
  new_confirmed_at: Moment | null
  requested_at: Moment
  expires_at: Moment
}

interface Throttle {
  key: string
  tries: number
  window_ends_at: Moment
  blocked_until: Moment | null
}

interface Idempotency {
  account_id: string
  key: string
  route: string
  request_hash: Buffer
  /** The result, written only by a former version; now results are in `idempotent_result`. */
  answer: unknown
  sealed: WithDefault<boolean>
  created_at: Generated<Date>
}

interface MasterKeyCheck {
  is_only: Generated<boolean>
  check_value: Buffer
  created_at: Generated<Date>
}

/** Tables of accounts and sign-ins. */
export interface AccountTables {
  'auth.account': Account
  'auth.sign_in': SignIn
  'auth.known_device': KnownDevice
  'auth.refresh_token': RefreshToken
  'auth.mail_token': MailToken
  'auth.email_change': EmailChange
  'auth.throttle': Throttle
  'auth.idempotency': Idempotency
  'auth.master_key_check': MasterKeyCheck
}

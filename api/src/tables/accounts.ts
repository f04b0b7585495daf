import type { Generated } from 'kysely'
import type { WithDefault, Timestamp } from './columns.ts'

interface Account {
  id: string
  kind: 'MEMBER' | 'PATIENT'
  email: string
  password_hash: string
  token_version: Generated<number>
  firstname: WithDefault<string>
  lastname: WithDefault<string>
  phone_number: WithDefault<string>
  confirmed_at: Timestamp | null
  disabled_at: Timestamp | null
  created_at: Generated<Date>
}

interface RefreshToken {
  id: string
  account_id: string
  family: string
  predecessor: string | null
  token_hash: Buffer
  created_at: Generated<Date>
  used_at: Timestamp | null
  idle_until: Timestamp
  expires_at: Timestamp
}

interface SignIn {
  id: string
  account_id: string
  user_agent: WithDefault<string>
  created_at: Timestamp
  last_used_at: Timestamp
  device_id: WithDefault<string | null>
}

interface KnownDevice {
  id: string
  account_id: string
  identity_hash: Buffer
  created_at: Timestamp
  last_used_at: Timestamp
}

interface MailToken {
  token_hash: Buffer
  purpose: 'RESET' | 'CONFIRM' | 'RESTORE'
  account_id: string
  expires_at: Timestamp
  used_at: Timestamp | null
}

interface EmailChange {
  account_id: string
  new_email: string
  former_token_hash: Buffer
  new_token_hash: Buffer
  former_confirmed_at: Timestamp | null
  new_confirmed_at: Timestamp | null
  requested_at: Timestamp
  expires_at: Timestamp
}

interface Throttle {
  key: string
  tries: number
  window_ends_at: Timestamp
  blocked_until: Timestamp | null
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

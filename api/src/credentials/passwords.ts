import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { shortestPassword } from 'shared/domain/accounts/account'
import { commonPasswords } from './commonPasswords.ts'
import { refuseProblems } from '../refusal.ts'

// argon2id by default in the library; the figures are OWASP's first choice.
const work = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The same text, however a keyboard composes its accents. */
const normalised = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(normalised(password), work)

const nobody = hashPassword(randomBytes(16).toString('hex'))

/** Whether the password is the one behind the hash. Without a hash (unknown address) it does the same work and returns false, so that both take as long. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const stored = passwordHash ?? (await nobody)
  const composed = normalised(password)
  // Before passwords were normalised, they were hashed as they came.
  const matches = (await verify(stored, composed)) || (composed !== password && (await verify(stored, password)))
  return matches && passwordHash !== undefined
}

const isCommon = (password: string, email: string) => {
  const plain = password.trim().toLowerCase()
  return commonPasswords.has(plain) || plain === email.toLowerCase() || new Set(plain).size === 1
}

function passwordProblem(password: string, email: string): string | undefined {
  if (password.trim() === '') return 'Un mot de passe ne peut être fait que d’espaces.'
  if (Array.from(password).length < shortestPassword) return `${shortestPassword} caractères au moins`
  return isCommon(password, email) ? 'Ce mot de passe est trop courant : choisissez-en un autre.' : undefined
}

/** Throws 400 for a new password that is common, all spaces, or too short once its accents are composed. */
export function refuseWeakPassword(password: string, email: string, field: 'password' | 'newPassword'): void {
  const message = passwordProblem(normalised(password), email)
  if (message !== undefined) refuseProblems([{ field, message }])
}

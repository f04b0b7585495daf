import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { minPasswordLength } from 'shared/domain/accounts/account'
import { commonPasswords } from './commonPasswords.ts'
import { refuseProblems } from '../refusal.ts'

// The library uses argon2id by default; the parameters are the first set that OWASP recommends.
const argon2Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Returns the password with composed accents: the same text may also be typed with decomposed accents. */
const normalisedPassword = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(normalisedPassword(password), argon2Options)

const unknownAccountHash = hashPassword(randomBytes(16).toString('hex'))

/**
 * Whether the password matches the hash. Without a hash (unknown address) the check takes the same time and fails, so
 * that response times do not reveal accounts.
 */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const expectedHash = passwordHash ?? (await unknownAccountHash)
  const normalised = normalisedPassword(password)
  // Passwords of older hashes were not normalised.
  const matches =
    (await verify(expectedHash, normalised)) || (normalised !== password && (await verify(expectedHash, password)))
  return matches && passwordHash !== undefined
}

const isCommon = (password: string, email: string) => {
  const lowerCase = password.trim().toLowerCase()
  return commonPasswords.has(lowerCase) || lowerCase === email.toLowerCase() || new Set(lowerCase).size === 1
}

function passwordProblem(password: string, email: string): string | undefined {
  if (password.trim() === '') return 'Un mot de passe ne peut être fait que d’espaces.'
  if (Array.from(password).length < minPasswordLength) return `${minPasswordLength} caractères au moins`
  return isCommon(password, email) ? 'Ce mot de passe est trop courant : choisissez-en un autre.' : undefined
}

/** Throws 400 for a new password that is common, blank, or too short once normalised. */
export function refuseWeakPassword(password: string, email: string, field: 'password' | 'newPassword'): void {
  const message = passwordProblem(normalisedPassword(password), email)
  if (message !== undefined) refuseProblems([{ field, message }])
}

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { errorCode } from 'shared/contracts/errorCodes'
import { commonPasswords } from './commonPasswords.ts'
import { Refusal } from './refusal.ts'

// argon2id by default in the library; the figures are OWASP's first choice.
const work = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, work)

const nobody = hashPassword(randomBytes(16).toString('hex'))

/** Whether the password is the one behind the hash. Without a hash (unknown address) it does the same work and returns false, so that both take as long. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && passwordHash !== undefined
}

/** Refuses a common password. Its length is checked by the contract. */
export function refuseCommonPassword(password: string, email: string, field: 'password' | 'newPassword'): void {
  const plain = password.toLowerCase()
  if (!commonPasswords.has(plain) && plain !== email.toLowerCase()) return
  throw new Refusal(400, errorCode.invalid, {
    problems: [{ field, message: 'Ce mot de passe est trop courant : choisissez-en un autre.' }],
  })
}

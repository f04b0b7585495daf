import type { FastifyRequest } from 'fastify'
import { UploadedFile } from './forms.ts'

/** Passwords stay as typed, since older password hashes were computed from that text (`credentials/passwords.ts`). */
const isPassword = (name: string): boolean => /password/i.test(name)

const compose = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC')
  if (typeof value === 'object' && value !== null) composeIn(value)
  return value
}

function composeIn(container: object): void {
  if (container instanceof UploadedFile) return
  for (const [name, value] of Object.entries(container))
    if (!isPassword(name)) Object.assign(container, { [name]: compose(value) })
}

/**
 * Composes the accents (Unicode NFC) of all texts of the query and the body, except passwords: some systems send « é »
 * as two characters, and the same name must be the same text.
 */
export function composeTexts(request: FastifyRequest): void {
  if (typeof request.query === 'object' && request.query !== null) composeIn(request.query)
  request.body = compose(request.body)
}

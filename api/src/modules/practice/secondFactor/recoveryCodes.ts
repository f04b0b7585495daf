import { Secret } from 'otpauth'
import { formatInGroupsOfFour } from 'shared/domain/accounts/secondFactor'

const recoveryCodeCount = 10

/**
 * Creates ten recovery codes of 80 random bits. Their stored form can be a plain digest, since random values cannot be
 * guessed.
 */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    formatInGroupsOfFour(new Secret({ size: 10 }).base32.toLowerCase(), '-'),
  )

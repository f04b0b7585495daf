import { Secret } from 'otpauth'
import { inGroups } from 'shared/domain/accounts/secondFactor'

const count = 10

/** Ten codes of 80 random bits, as displayed: a digest suffices to store values that cannot be guessed. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => inGroups(new Secret({ size: 10 }).base32.toLowerCase(), '-'))

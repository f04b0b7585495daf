import type { SignInChallenge } from 'shared/contracts/accounts/secondFactor'

/** Props of both kinds of second step. */
export interface SecondStepProps {
  step: SignInChallenge
  onToken: (token: string) => Promise<void>
  /** Returns to the password, with a message when the challenge has expired. */
  onBack: (refusal?: string) => void
}

import type { SignInChallenge } from 'shared/contracts/accounts/secondFactor'

/** What each kind of second step takes. */
export interface SecondStepProps {
  step: SignInChallenge
  onToken: (token: string) => Promise<void>
  /** Back to the password, with a sentence where the challenge is over. */
  onBack: (refusal?: string) => void
}

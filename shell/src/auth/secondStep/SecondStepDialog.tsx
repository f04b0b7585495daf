import { CodeStep } from './CodeStep.tsx'
import type { SecondStepProps } from './secondStepProps.ts'
import { SetUpStep } from './SetUpStep.tsx'

/** Dialog after the password: asks for a code, or sets up the second factor that the practice requires. */
export default function SecondStepDialog(props: SecondStepProps) {
  return props.step.next === 'CODE' ? <CodeStep {...props} /> : <SetUpStep {...props} />
}

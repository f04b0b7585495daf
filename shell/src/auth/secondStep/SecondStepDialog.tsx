import { CodeStep } from './CodeStep.tsx'
import type { SecondStepProps } from './secondStepProps.ts'
import { SetUpStep } from './SetUpStep.tsx'

/** The step after the password: a code, or the set-up of a second factor that the practice demands. */
export default function SecondStepDialog(props: SecondStepProps) {
  return props.step.next === 'CODE' ? <CodeStep {...props} /> : <SetUpStep {...props} />
}

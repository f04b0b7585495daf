import { CodeStep } from './CodeStep.tsx'
import type { SecondStepProps } from './secondStepProps.ts'
import { SetUpStep } from './SetUpStep.tsx'

/** What is asked after the password: a code, or to set a second factor up where the practice demands one. */
export default function SecondStepDialog(props: SecondStepProps) {
  return props.step.next === 'CODE' ? <CodeStep {...props} /> : <SetUpStep {...props} />
}

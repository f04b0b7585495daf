import { useContact, useOperator } from 'shared/client'
import { useIsNear } from 'shared/ui'

/** Whom one writes to and where the operator is found elsewhere: asked for once the footer is about to be seen. */
export function useFooterOperator() {
  const { ref, isNear } = useIsNear<HTMLElement>(200)
  // Without it the footer is as it was.
  const { data: operator } = useOperator({ enabled: isNear })
  const contact = useContact({ enabled: isNear })
  return { ref, operator, contact }
}

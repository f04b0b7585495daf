import { useContact, useOperator } from 'shared/client'
import { useIsNearViewport } from 'shared/ui'

/** The distance from the viewport at which the request is sent. */
const nearPx = 200

/** The operator's contact and social links, requested when the footer is near the viewport. */
export function useFooterOperator() {
  const { ref, isNear } = useIsNearViewport<HTMLElement>(nearPx)
  // Without a response the footer keeps its defaults.
  const { data: operator } = useOperator({ enabled: isNear })
  const contact = useContact({ enabled: isNear })
  return { ref, operator, contact }
}

import { call, useQuery } from 'shared/client'
import { useIsNear } from 'shared/ui'

/** Whom one writes to and where the operator is found elsewhere: asked for once the footer is about to be seen. */
export function useFooterOperator() {
  const { ref, isNear } = useIsNear<HTMLElement>(200)
  const { data: operator } = useQuery({
    queryKey: ['shell', 'operator'],
    queryFn: () => call('GET /public/operator'),
    staleTime: Infinity,
    // Without it the footer is as it was.
    retry: false,
    enabled: isNear,
  })
  return { ref, operator }
}

import { useEffect } from 'react'
import { queryClient, queryOptions, useQuery } from 'shared/client'
import { useLocation } from 'shared/router'
import { checkSession } from 'shared/session'
import { toast } from 'shared/ui'
import { useAreaFirstSteps } from '../registry/areaRoutes.ts'
import { endFirstSteps, readFirstSteps } from './api.ts'
import { shownSteps, type ShownStep } from './shownSteps.ts'

export const firstStepsQuery = queryOptions({
  queryKey: ['first-steps'],
  queryFn: ({ signal }) => readFirstSteps(signal),
  staleTime: 0,
})

const refresh = () => void queryClient.invalidateQueries({ queryKey: firstStepsQuery.queryKey })

/** Ends the steps for the whole practice, then refetches the member's details, whose `hasFirstSteps` becomes false. */
export async function hideFirstSteps(): Promise<void> {
  await endFirstSteps()
  await checkSession()
}

async function endCompletedSteps(): Promise<void> {
  await hideFirstSteps()
  toast('Premiers pas terminés : votre cabinet est prêt')
}

/**
 * Refetches the steps on each page, and after each saved change of any area, except a change that ends the session
 * (`meta.endsSession`: the deletion of the account).
 */
function useRefetchedSteps(): void {
  const { pathname } = useLocation()
  useEffect(refresh, [pathname])
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const isSaved = type === 'updated' && mutation.state.status === 'success'
        if (isSaved && !mutation.meta?.['endsSession']) refresh()
      }),
    [],
  )
}

/** Returns the steps that the member may do, and ends the first steps once all are done. */
export function useFirstSteps(): readonly ShownStep[] {
  const areaSteps = useAreaFirstSteps()
  const { data } = useQuery(firstStepsQuery)
  const isAllDone = data?.steps.every(({ isDone }) => isDone) === true
  useRefetchedSteps()
  useEffect(() => {
    if (isAllDone) void endCompletedSteps().catch(() => {})
  }, [isAllDone])
  return shownSteps(data?.steps ?? [], areaSteps)
}

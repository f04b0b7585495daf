import { Suspense } from 'react'
import { lazyNotice } from '../notices/lazyNotice.ts'
import { useHasFirstSteps } from './useHasFirstSteps.ts'

const Card = lazyNotice(() => import('./FirstStepsCard.tsx'))
const CompactButton = lazyNotice(() => import('./FirstStepsButton.tsx'))

/** The first steps of a new practice. Other practices do not load this code. */
export function FirstSteps({ isCompact = false }: { isCompact?: boolean }) {
  if (!useHasFirstSteps()) return null
  return <Suspense>{isCompact ? <CompactButton /> : <Card />}</Suspense>
}

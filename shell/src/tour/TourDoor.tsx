import { lazy, Suspense } from 'react'

const Tour = lazy(() => import('./Tour.tsx'))

/** The tour's library comes with the tour. */
export const TourDoor = ({ running, onEnd }: { running: boolean; onEnd: () => void }) =>
  running ? (
    <Suspense>
      <Tour onEnd={onEnd} />
    </Suspense>
  ) : null

import { lazyOnMount } from '../lazyOnMount.tsx'

const Tour = lazyOnMount(() => import('./Tour.tsx'))

/** Loads the tour, with its library, when it starts. */
export const LazyTour = ({ isRunning, onEnd }: { isRunning: boolean; onEnd: () => void }) =>
  isRunning ? <Tour onEnd={onEnd} onLoadFailed={onEnd} /> : null

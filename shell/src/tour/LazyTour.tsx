import { loadedWhenShown } from '../loadedWhenShown.tsx'

const Tour = loadedWhenShown(() => import('./Tour.tsx'))

/** Loads the tour, with its library, when it starts. */
export const LazyTour = ({ running, onEnd }: { running: boolean; onEnd: () => void }) =>
  running ? <Tour onEnd={onEnd} onLoadFailed={onEnd} /> : null

import { loadedWhenShown } from '../loadedWhenShown.tsx'

const Tour = loadedWhenShown(() => import('./Tour.tsx'))

/** The tour's library comes with the tour. */
export const TourDoor = ({ running, onEnd }: { running: boolean; onEnd: () => void }) =>
  running ? <Tour onEnd={onEnd} onLoadFailed={onEnd} /> : null

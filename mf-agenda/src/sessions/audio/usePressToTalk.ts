import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** A shorter press toggles the recording; a longer press records while it lasts. */
const shortPressMs = 400

interface PressToTalk {
  isOn: boolean
  start: () => void
  stop: () => void
}

/** Handlers of a button that records while it is held, or from one short press to the next, by pointer or keyboard. */
export function usePressToTalk({ isOn, start, stop }: PressToTalk) {
  const currentPress = useRef<{ startMs: number; hasStartedRecording: boolean }>(undefined)

  function release() {
    const press = currentPress.current
    currentPress.current = undefined
    if (press && (!press.hasStartedRecording || performance.now() - press.startMs >= shortPressMs)) stop()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      // Receives the release even after the finger has left the button.
      if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId)
      currentPress.current = { startMs: performance.now(), hasStartedRecording: !isOn }
      if (!isOn) start()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: ({ detail }: MouseEvent) => {
      // Click by keyboard or screen reader, without a pointer.
      if (detail !== 0) return
      if (isOn) stop()
      else start()
    },
    // A long touch would open the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}

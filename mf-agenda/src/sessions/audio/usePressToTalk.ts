import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** A shorter press starts or stops the recording; a longer one records while it lasts. */
const shortPressMs = 400

interface PressToTalk {
  isOn: boolean
  start: () => void
  stop: () => void
}

/** The handlers of a button that records while held, or between two short presses, by pointer or keyboard. */
export function usePressToTalk({ isOn, start, stop }: PressToTalk) {
  const pressed = useRef<{ atMs: number; hasStarted: boolean }>(undefined)

  function release() {
    const press = pressed.current
    pressed.current = undefined
    if (press && (!press.hasStarted || performance.now() - press.atMs >= shortPressMs)) stop()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      // The release comes here even if the finger has left the button.
      if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = { atMs: performance.now(), hasStarted: !isOn }
      if (!isOn) start()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: ({ detail }: MouseEvent) => {
      // A click by the keyboard or a screen reader, without a pointer.
      if (detail !== 0) return
      if (isOn) stop()
      else start()
    },
    // A long touch would open the context menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}

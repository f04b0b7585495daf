import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** A shorter press starts and stops; a longer one records as long as it lasts. */
const shortPress = 400

interface PressToTalk {
  isOn: boolean
  start: () => void
  stop: () => void
}

/** Press and hold, short presses, and Enter or Space: the handlers of one button. */
export function usePressToTalk({ isOn, start, stop }: PressToTalk) {
  const pressed = useRef<{ at: number; began: boolean }>(undefined)

  function release() {
    const press = pressed.current
    pressed.current = undefined
    if (press && (!press.began || performance.now() - press.at >= shortPress)) stop()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return
      // The release is ours wherever the finger has slid.
      if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId)
      pressed.current = { at: performance.now(), began: !isOn }
      if (!isOn) start()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: ({ detail }: MouseEvent) => {
      // By the keyboard or a screen reader: no pointer was there.
      if (detail !== 0) return
      if (isOn) stop()
      else start()
    },
    // A long press of a finger asks for a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}

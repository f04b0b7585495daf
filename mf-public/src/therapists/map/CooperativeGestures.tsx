import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'

const hintTexts = {
  wheel: 'Pour zoomer, maintenez Ctrl (ou ⌘) et tournez la molette',
  touch: 'Utilisez deux doigts pour déplacer la carte',
}

/** How long a hint stays visible after the last gesture. */
const hintDurationMs = 1_500

/**
 * Lets the wheel and one finger scroll the page (cooperative gestures). The map zooms by the wheel only with Ctrl or ⌘, and moves by two fingers
 * or the mouse. Shows a hint about this whenever a gesture scrolls the page.
 */
export function CooperativeGestures() {
  const map = useMap()
  const [hint, setHint] = useState<keyof typeof hintTexts>()

  useEffect(() => {
    const container = map.getContainer()
    let timer: ReturnType<typeof setTimeout> | undefined
    const showHint = (kind: keyof typeof hintTexts | undefined) => {
      clearTimeout(timer)
      setHint(kind)
      if (kind) timer = setTimeout(() => setHint(undefined), hintDurationMs)
    }
    // In the capture phase, before the map's own handlers of the same event.
    const onWheel = (event: WheelEvent) => {
      const isForMap = event.ctrlKey || event.metaKey
      if (isForMap) map.scrollWheelZoom.enable()
      else map.scrollWheelZoom.disable()
      showHint(isForMap ? undefined : 'wheel')
    }
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') map.dragging.disable()
      else map.dragging.enable()
    }
    const onTouchMove = ({ touches }: TouchEvent) => showHint(touches.length === 1 ? 'touch' : undefined)
    const options = { capture: true, passive: true }
    container.addEventListener('wheel', onWheel, options)
    container.addEventListener('pointerdown', onPointerDown, options)
    container.addEventListener('touchmove', onTouchMove, options)
    return () => {
      clearTimeout(timer)
      container.removeEventListener('wheel', onWheel, options)
      container.removeEventListener('pointerdown', onPointerDown, options)
      container.removeEventListener('touchmove', onTouchMove, options)
    }
  }, [map])

  return (
    <div className="map-hint" aria-hidden data-shown={hint !== undefined}>
      <span>{hint && hintTexts[hint]}</span>
    </div>
  )
}

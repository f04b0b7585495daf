import { useEffect, useEffectEvent, useRef } from 'react'
import SignaturePad from 'signature_pad'
import type { SignatureStroke } from 'shared/contracts/agenda/attendance'
import { strokesOf } from './strokesOf.ts'

/** A screen of more than one device pixel per CSS pixel needs a larger canvas. Setting its size empties it. */
function fit(canvas: HTMLCanvasElement, pad: SignaturePad, formerWidthPx: number): void {
  const { offsetWidth, offsetHeight } = canvas
  const drawn = pad.toData()
  const scale = formerWidthPx > 0 ? offsetWidth / formerWidthPx : 1
  const ratio = Math.max(1, window.devicePixelRatio)
  canvas.width = offsetWidth * ratio
  canvas.height = offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  pad.fromData(
    drawn.map((group) => ({
      ...group,
      points: group.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    })),
  )
}

/** A canvas to sign on with the finger, the pen or the mouse. `onChange` gets all that is drawn after each stroke. */
export function useSignaturePad(onChange: (strokes: SignatureStroke[]) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const changed = useEffectEvent(() =>
    onChange(strokesOf(pad.current?.toData() ?? [], canvas.current?.offsetWidth ?? 1)),
  )

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const created = new SignaturePad(element, { penColor: '#1b2a57', minDistance: 2 })
    pad.current = created
    let widthPx = 0
    const resize = () => {
      if (element.offsetWidth === widthPx || element.offsetWidth === 0) return
      fit(element, created, widthPx)
      widthPx = element.offsetWidth
    }
    const update = () => changed()
    created.addEventListener('endStroke', update)
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    return () => {
      observer.disconnect()
      created.removeEventListener('endStroke', update)
      created.off()
    }
  }, [])

  /** Removes all strokes with 0, the last one with -1. */
  function keep(count: 0 | -1) {
    pad.current?.fromData(pad.current.toData().slice(0, count))
    onChange(strokesOf(pad.current?.toData() ?? [], canvas.current?.offsetWidth ?? 1))
  }
  return { canvas, clear: () => keep(0), undo: () => keep(-1) }
}

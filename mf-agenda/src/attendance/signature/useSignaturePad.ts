import { useEffect, useEffectEvent, useRef } from 'react'
import SignaturePad from 'signature_pad'
import type { SignatureStroke } from 'shared/contracts/agenda/attendance'
import { signatureInk } from 'shared/design/tokens'
import { strokesOf } from './strokesOf.ts'

/**
 * Resizes the canvas to its displayed size in device pixels, and redraws the strokes, since setting the size clears
 * the canvas.
 */
function fitCanvas(canvas: HTMLCanvasElement, pad: SignaturePad, previousWidthPx: number): void {
  const { offsetWidth, offsetHeight } = canvas
  const strokeData = pad.toData()
  const scale = previousWidthPx > 0 ? offsetWidth / previousWidthPx : 1
  const ratio = Math.max(1, window.devicePixelRatio)
  canvas.width = offsetWidth * ratio
  canvas.height = offsetHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  pad.fromData(
    strokeData.map((group) => ({
      ...group,
      points: group.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    })),
  )
}

/** Canvas to sign on with finger, pen or mouse. `onChange` receives all strokes after each stroke. */
export function useSignaturePad(onChange: (strokes: SignatureStroke[]) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(undefined)
  const notifyChange = useEffectEvent(() =>
    onChange(strokesOf(pad.current?.toData() ?? [], canvas.current?.offsetWidth ?? 1)),
  )

  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const signaturePad = new SignaturePad(element, { penColor: signatureInk, minDistance: 2 })
    pad.current = signaturePad
    let widthPx = 0
    const resize = () => {
      if (element.offsetWidth === widthPx || element.offsetWidth === 0) return
      fitCanvas(element, signaturePad, widthPx)
      widthPx = element.offsetWidth
    }
    const update = () => notifyChange()
    signaturePad.addEventListener('endStroke', update)
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    return () => {
      observer.disconnect()
      signaturePad.removeEventListener('endStroke', update)
      signaturePad.off()
    }
  }, [])

  /** Removes all strokes (0) or the last stroke (-1), as the end argument of `slice`. */
  function truncateStrokes(end: 0 | -1) {
    pad.current?.fromData(pad.current.toData().slice(0, end))
    onChange(strokesOf(pad.current?.toData() ?? [], canvas.current?.offsetWidth ?? 1))
  }
  return { canvas, clear: () => truncateStrokes(0), undo: () => truncateStrokes(-1) }
}

import { describe, expect, it } from '@jest/globals'
import { strokesOf } from './strokesOf.ts'

describe('strokesOf', () => {
  it('scales points to the signature box, and clamps them to it', () => {
    const drawnStrokes = [
      {
        points: [
          { x: 10, y: 20 },
          { x: 260, y: -3 },
        ],
      },
    ]
    expect(strokesOf(drawnStrokes, 250)).toEqual([
      [
        { x: 40, y: 80 },
        { x: 1000, y: 0 },
      ],
    ])
  })

  it('drops empty strokes, and thins out long strokes without losing their last point', () => {
    const points = Array.from({ length: 4_001 }, (_, index) => ({ x: index / 10, y: 1 }))
    const [stroke, ...otherStrokes] = strokesOf([{ points: [] }, { points }], 500)
    expect(otherStrokes).toEqual([])
    expect(stroke?.length).toBeLessThanOrEqual(1_500)
    expect(stroke?.at(-1)).toEqual({ x: 800, y: 2 })
  })

  it('returns 60 strokes at most', () => {
    expect(
      strokesOf(
        Array.from({ length: 80 }, () => ({ points: [{ x: 1, y: 1 }] })),
        500,
      ),
    ).toHaveLength(60)
  })
})

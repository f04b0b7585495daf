import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { tap } from '../../testing/tap.ts'
import { slotAttributeOf } from './slotAttribute.ts'
import { useSlotTap } from './useSlotTap.ts'
import type { TappedSlot } from './slotAttribute.ts'

const onTap = jest.fn<(slot: TappedSlot) => void>()
const nineOClock = new Date(2026, 10, 20, 9, 0)

function Calendar() {
  return (
    <section aria-label="Agenda" {...useSlotTap(onTap)}>
      <div className="rbc-time-gutter" data-testid="hours" {...slotAttributeOf(nineOClock)} />
      <div className="rbc-day-slot">
        <div data-testid="slot" {...slotAttributeOf(nineOClock)} />
        <div className="rbc-event" data-testid="session" />
      </div>
    </section>
  )
}

/** Taps at a point where these elements overlap, the topmost first. */
function tapOn(testIds: readonly string[], options: Parameters<typeof tap>[1] = {}) {
  document.elementsFromPoint = () => testIds.map((testId) => screen.getByTestId(testId))
  tap(screen.getByRole('region', { name: 'Agenda' }), options)
}

beforeEach(() => {
  onTap.mockReset()
  render(<Calendar />)
})

describe('a touch of the calendar', () => {
  it('chooses the free time under the finger', () => {
    tapOn(['slot'])
    expect(onTap.mock.calls).toEqual([[{ day: '2026-11-20', startTime: '09:00' }]])
  })

  it.each([
    ['a tap on a session', ['session', 'slot'], {}],
    ['a tap on the hours at the left', ['hours'], {}],
    ['a long press, which the calendar library handles', ['slot'], { durationMs: 250 }],
    ['a swipe', ['slot'], { moveByPx: 40 }],
  ])('chooses nothing on %s', (_caseName, testIds, options) => {
    tapOn(testIds, options)
    expect(onTap).not.toHaveBeenCalled()
  })
})

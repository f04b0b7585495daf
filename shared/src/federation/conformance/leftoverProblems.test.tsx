import { afterEach, describe, expect, it } from '@jest/globals'
import { useEffect } from 'react'
import { areaOf, coaching, shortWaitMs, title } from './anArea.tsx'
import { leftoverProblems } from './leftoverProblems.ts'

const nothing = () => {}
const again = () => void requestAnimationFrame(again)

/** Acquires one of each resource and releases it. */
function Careful() {
  useEffect(() => {
    const timer = setInterval(nothing, 1000)
    const frame = requestAnimationFrame(nothing)
    const wide = matchMedia('(min-width: 900px)')
    const channel = new BroadcastChannel('coaching')
    const observer = new ResizeObserver(nothing)
    observer.observe(document.body)
    const other = new ResizeObserver(nothing)
    other.observe(document.body)
    document.addEventListener('keydown', nothing, true)
    wide.addEventListener('change', nothing)
    return () => {
      clearInterval(timer)
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', nothing, { capture: true })
      wide.removeEventListener('change', nothing)
      channel.close()
      observer.disconnect()
      other.unobserve(document.body)
    }
  }, [])
  return title
}

/** A page that acquires a resource when mounted and does not release it. */
function Careless({ act }: { act: () => void }) {
  useEffect(act, [act])
  return title
}
const leftoversOf = (act: () => void) => leftoverProblems(areaOf(<Careless act={act} />), coaching(), shortWaitMs)

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

describe('what an area leaks', () => {
  it('is nothing if it releases everything', async () => {
    expect(await leftoverProblems(areaOf(<Careful />), coaching(), shortWaitMs)).toEqual([])
  })

  it('excludes resources acquired once and kept', async () => {
    let taken = false
    const act = () => {
      if (!taken) window.addEventListener('online', () => {})
      taken = true
    }
    expect(await leftoversOf(act)).toEqual([])
  })

  it.each<[string, () => void, string]>([
    ['a timer', () => void setTimeout(nothing, 5000), 'a timer of 5000 ms'],
    ['an interval', () => void setInterval(nothing, 1000), 'an interval of 1000 ms'],
    ['a frame that requests the next', again, 'a frame'],
    [
      'a listener on the window',
      () => window.addEventListener('resize', () => {}),
      "a listener for 'resize' on window",
    ],
    [
      'a listener on the document',
      () => document.addEventListener('keydown', () => {}),
      "a listener for 'keydown' on document",
    ],
    [
      'a listener removed with other options',
      () => {
        const listener = nothing.bind(undefined)
        window.addEventListener('scroll', listener, true)
        window.removeEventListener('scroll', listener)
      },
      "a listener for 'scroll' on window",
    ],
    [
      'a listener on the width of the screen',
      () => matchMedia('(min-width: 900px)').addEventListener('change', nothing),
      "a listener for 'change' on matchMedia('(min-width: 900px)')",
    ],
    ['a channel', () => void channels.push(new BroadcastChannel('coaching')), 'an open BroadcastChannel'],
    [
      'a value stored past `storage`',
      () => localStorage.setItem('coaching.seen', '1'),
      "the unregistered key 'coaching.seen' in the browser's storage",
    ],
    [
      'an observer',
      () => new MutationObserver(nothing).observe(document.body, { childList: true }),
      'an open MutationObserver',
    ],
  ])('is refused when it is %s', async (_caseName, act, what) => {
    const [problem, ...others] = await leftoversOf(act)
    expect(problem).toMatch(`leaves ${what}, taken in shared/src/federation/conformance/leftoverProblems.test.tsx:`)
    expect(others).toEqual([])
  })

  it('is refused when dispose does not stop what init started', async () => {
    const clocks: ReturnType<typeof setInterval>[] = []
    const init = () => void clocks.push(setInterval(nothing, 1000))
    const page = title
    expect(await leftoverProblems(areaOf(page, { init }), coaching(), shortWaitMs)).toEqual([
      expect.stringContaining('leaves an interval of 1000 ms'),
    ])
    expect(
      await leftoverProblems(
        areaOf(page, { init, dispose: () => clearInterval(clocks.at(-1)) }),
        coaching(),
        shortWaitMs,
      ),
    ).toEqual([])
    for (const clock of clocks) clearInterval(clock)
  })
})

import { afterEach, describe, expect, it } from '@jest/globals'
import { useEffect } from 'react'
import { areaWithPage, coachingDescriptor, shortTimeoutMs, coachingTitle } from './sampleArea.tsx'
import { leftoverProblems } from './leftoverProblems.ts'

const noOperation = () => {}
const requestFrames = () => void requestAnimationFrame(requestFrames)

/** A page that acquires resources of several kinds when mounted and releases them when unmounted. */
function ReleasingPage() {
  useEffect(() => {
    const timer = setInterval(noOperation, 1000)
    const frame = requestAnimationFrame(noOperation)
    const wideScreenQuery = matchMedia('(min-width: 900px)')
    const channel = new BroadcastChannel('coaching')
    const observer = new ResizeObserver(noOperation)
    observer.observe(document.body)
    const other = new ResizeObserver(noOperation)
    other.observe(document.body)
    document.addEventListener('keydown', noOperation, true)
    wideScreenQuery.addEventListener('change', noOperation)
    return () => {
      clearInterval(timer)
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', noOperation, { capture: true })
      wideScreenQuery.removeEventListener('change', noOperation)
      channel.close()
      observer.disconnect()
      other.unobserve(document.body)
    }
  }, [])
  return coachingTitle
}

/** A page that acquires a resource when mounted and does not release it. */
function LeakingPage({ acquire }: { acquire: () => void }) {
  useEffect(acquire, [acquire])
  return coachingTitle
}
const leftoversOf = (acquire: () => void) =>
  leftoverProblems(areaWithPage(<LeakingPage acquire={acquire} />), coachingDescriptor(), shortTimeoutMs)

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

describe('leftoverProblems', () => {
  it('accepts an area that releases everything', async () => {
    expect(await leftoverProblems(areaWithPage(<ReleasingPage />), coachingDescriptor(), shortTimeoutMs)).toEqual([])
  })

  it('accepts a resource that is acquired only once', async () => {
    let isAdded = false
    const addListenerOnce = () => {
      if (!isAdded) window.addEventListener('online', () => {})
      isAdded = true
    }
    expect(await leftoversOf(addListenerOnce)).toEqual([])
  })

  it.each<[string, () => void, string]>([
    ['a timer', () => void setTimeout(noOperation, 5000), 'a timer of 5000 ms'],
    ['an interval', () => void setInterval(noOperation, 1000), 'an interval of 1000 ms'],
    ['an animation frame that requests the next frame', requestFrames, 'an animation frame'],
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
      'a listener whose removal has no effect because its options differ',
      () => {
        const listener = noOperation.bind(undefined)
        window.addEventListener('scroll', listener, true)
        window.removeEventListener('scroll', listener)
      },
      "a listener for 'scroll' on window",
    ],
    [
      'a listener on a media query',
      () => matchMedia('(min-width: 900px)').addEventListener('change', noOperation),
      "a listener for 'change' on matchMedia('(min-width: 900px)')",
    ],
    ['a broadcast channel', () => void channels.push(new BroadcastChannel('coaching')), 'an open BroadcastChannel'],
    [
      'a stored value that bypasses `storage`',
      () => localStorage.setItem('coaching.seen', '1'),
      "the unregistered key 'coaching.seen' in the browser's storage",
    ],
    [
      'an observer',
      () => new MutationObserver(noOperation).observe(document.body, { childList: true }),
      'an open MutationObserver',
    ],
  ])('reports %s', async (_caseName, acquire, leftover) => {
    const [problem, ...others] = await leftoversOf(acquire)
    expect(problem).toMatch(
      `leaves ${leftover}, acquired in shared/src/federation/conformance/leftoverProblems.test.tsx:`,
    )
    expect(others).toEqual([])
  })

  it('reports an interval that init starts and dispose does not clear', async () => {
    const intervals: ReturnType<typeof setInterval>[] = []
    const init = () => void intervals.push(setInterval(noOperation, 1000))
    const page = coachingTitle
    expect(await leftoverProblems(areaWithPage(page, { init }), coachingDescriptor(), shortTimeoutMs)).toEqual([
      expect.stringContaining('leaves an interval of 1000 ms'),
    ])
    expect(
      await leftoverProblems(
        areaWithPage(page, { init, dispose: () => clearInterval(intervals.at(-1)) }),
        coachingDescriptor(),
        shortTimeoutMs,
      ),
    ).toEqual([])
    for (const interval of intervals) clearInterval(interval)
  })
})

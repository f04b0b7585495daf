import { useRef, useState } from 'react'
import { ApiError, queryClient } from 'shared/client'
import { listKey } from 'shared/lists'
import { isSame, problemsOfLine } from './line.ts'
import type { Line, LineCalls, Written } from './line.ts'

export type Status = 'unchanged' | 'saving' | 'saved' | 'failed'

/** The list of animals tells what holds until when. */
export const healthChanged = () => queryClient.invalidateQueries({ queryKey: listKey.animals })

/** A line as it is written, and its saving: one call at a time, the last text wins. */
export function useLine(line: Line, calls: LineCalls) {
  const [written, setWritten] = useState(line.saved)
  const [saved, setSaved] = useState(line.saved)
  const [status, setStatus] = useState<Status>('unchanged')
  const [problems, setProblems] = useState<ReturnType<typeof problemsOfLine>>({})
  // What a field leaves behind may be asked for before the line is drawn again.
  const now = useRef({ id: line.id, written: line.saved, saved: line.saved })
  const running = useRef<Promise<void>>(undefined)

  function write(change: Partial<Written>) {
    now.current.written = { ...now.current.written, ...change }
    setWritten(now.current.written)
  }

  async function send(): Promise<void> {
    const text = now.current.written
    if (now.current.id === undefined) now.current.id = (await calls.add(text)).id
    else await calls.change(now.current.id, text)
    now.current.saved = text
    setSaved(text)
    if (!isSame(now.current.written, text) && isRight()) await send()
  }

  async function sendAll(): Promise<void> {
    setStatus('saving')
    try {
      await send()
      setStatus('saved')
      void healthChanged()
    } catch (error) {
      const refused = error instanceof ApiError ? error.problems : []
      setProblems(Object.fromEntries(refused.map(({ field, message }) => [field, message])))
      setStatus(refused.length > 0 ? 'unchanged' : 'failed')
    }
    running.current = undefined
  }

  /** What is wrong stays on the screen with its reason, and is not sent. */
  function isRight(): boolean {
    const wrong = problemsOfLine(now.current.written)
    setProblems(wrong)
    return Object.keys(wrong).length === 0
  }

  function save() {
    if (isSame(now.current.written, now.current.saved)) {
      setProblems({})
      if (status === 'failed') setStatus('unchanged')
    } else if (isRight()) running.current ??= sendAll()
  }

  /** Off the server, were it there; a saving on its way ends first. */
  async function remove(): Promise<void> {
    await running.current
    if (now.current.id !== undefined) await calls.remove(now.current.id)
    void healthChanged()
  }

  /** Typed and not on its way: leaving the page would lose it. */
  const isUnsaved = status !== 'saving' && !isSame(written, saved)
  return { written, write, save, remove, status, problems, isUnsaved }
}

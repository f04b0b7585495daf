import { useRef, useState } from 'react'
import { ApiError, queryClient } from 'shared/client'
import { listKey } from 'shared/lists'
import { isSame, problemsOfLine } from './line.ts'
import type { Line, LineCalls, LineText } from './line.ts'

export type Status = 'unchanged' | 'saving' | 'saved' | 'failed'

/** Refetches the animals: their list shows until when each line is valid. */
export const healthChanged = () => queryClient.invalidateQueries({ queryKey: listKey.animals })

/** The text of a line and its saving: one request at a time, the last text wins. */
export function useLine(line: Line, calls: LineCalls) {
  const [written, setWritten] = useState(line.saved)
  const [saved, setSaved] = useState(line.saved)
  const [status, setStatus] = useState<Status>('unchanged')
  const [problems, setProblems] = useState<ReturnType<typeof problemsOfLine>>({})
  // A ref, because `save` may be called before the next render.
  const latest = useRef({ id: line.id, written: line.saved, sent: line.saved, saved: line.saved })
  const running = useRef<Promise<void>>(undefined)

  function write(change: Partial<LineText>) {
    latest.current.written = { ...latest.current.written, ...change }
    setWritten(latest.current.written)
  }

  async function send(): Promise<void> {
    const text = latest.current.written
    latest.current.sent = text
    if (latest.current.id === undefined) latest.current.id = (await calls.add(text)).id
    else await calls.change(latest.current.id, text)
    latest.current.saved = text
    setSaved(text)
    if (!isSame(latest.current.written, text) && isValid()) await send()
  }

  async function sendAll(): Promise<void> {
    setStatus('saving')
    try {
      await send()
      setStatus('saved')
      void healthChanged()
    } catch (error) {
      const serverProblems = error instanceof ApiError ? error.problems : []
      setProblems(Object.fromEntries(serverProblems.map(({ field, message }) => [field, message])))
      setStatus(serverProblems.length > 0 ? 'unchanged' : 'failed')
    }
    running.current = undefined
    // A year is typed digit by digit: what was refused may be unfinished, and the line may have been left meanwhile.
    if (!isSame(latest.current.written, latest.current.sent)) save()
  }

  /** Invalid text stays on the screen with its reason, and is not sent. */
  function isValid(): boolean {
    const found = problemsOfLine(latest.current.written)
    setProblems(found)
    return Object.keys(found).length === 0
  }

  function save() {
    if (isSame(latest.current.written, latest.current.saved)) {
      setProblems({})
      if (status === 'failed') setStatus('unchanged')
    } else if (isValid()) running.current ??= sendAll()
  }

  /** Deletes the line on the server, if it is there; waits for a running save first. */
  async function remove(): Promise<void> {
    await running.current
    if (latest.current.id !== undefined) await calls.remove(latest.current.id)
    void healthChanged()
  }

  /** Typed but not being saved: leaving the page would lose it. */
  const isUnsaved = status !== 'saving' && !isSame(written, saved)
  return { written, write, save, remove, status, problems, isUnsaved }
}

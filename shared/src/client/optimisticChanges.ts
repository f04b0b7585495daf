interface Change<Value> {
  /** Changes of one id are sent one after another, each after the response to the previous one. */
  id: string
  /** The value on the page before the change. */
  from: Value
  to: Value
  /** Shows a value on the screen. */
  show: (value: Value) => void
  /** Sends the change, given the server's current value. Returns the value after the change. */
  send: (confirmed: Value) => Promise<Value>
}

interface Line<Value> {
  confirmed: Value
  waiting: number
  last: Promise<unknown>
}

/**
 * Returns a function that shows a change at once and sends it. If sending fails it throws, and the screen shows the
 * value the server last confirmed, however often the value changed meanwhile.
 */
export function optimisticChanges<Value>(): (change: Change<Value>) => Promise<Value> {
  const lines = new Map<string, Line<Value>>()
  return async ({ id, from, to, show, send }) => {
    const line = lines.get(id) ?? { confirmed: from, waiting: 0, last: Promise.resolve() }
    lines.set(id, line)
    line.waiting += 1
    show(to)
    const sent = line.last.then(() => send(line.confirmed))
    line.last = sent.catch(() => undefined)
    try {
      line.confirmed = await sent
      return line.confirmed
    } finally {
      line.waiting -= 1
      // A later pending change stays on the screen.
      if (line.waiting === 0) {
        lines.delete(id)
        show(line.confirmed)
      }
    }
  }
}

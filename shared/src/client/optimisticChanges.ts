interface Change<Value> {
  /** Changes of one id are sent one after another, each when the one before has its response. */
  id: string
  /** The value as the page had it before. */
  from: Value
  to: Value
  /** Puts a value on the screen. */
  show: (value: Value) => void
  /** Sends the change, given the value the server has by then. Returns the value it has afterwards. */
  send: (confirmed: Value) => Promise<Value>
}

interface Line<Value> {
  confirmed: Value
  waiting: number
  last: Promise<unknown>
}

/**
 * A function that shows a change at once and sends it. When sending fails it throws, and the screen shows what the server
 * last confirmed, however often the value was changed meanwhile.
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
      // A later change that still waits stays on the screen.
      if (line.waiting === 0) {
        lines.delete(id)
        show(line.confirmed)
      }
    }
  }
}

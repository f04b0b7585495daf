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

interface ChangeQueue<Value> {
  confirmed: Value
  waiting: number
  last: Promise<unknown>
}

/**
 * Returns a function that shows a change at once and sends it. If sending fails it throws, and the screen shows the
 * value the server last confirmed, however often the value changed meanwhile.
 */
export function optimisticChanges<Value>(): (change: Change<Value>) => Promise<Value> {
  const queues = new Map<string, ChangeQueue<Value>>()
  return async ({ id, from, to, show, send }) => {
    const queue = queues.get(id) ?? { confirmed: from, waiting: 0, last: Promise.resolve() }
    queues.set(id, queue)
    queue.waiting += 1
    show(to)
    const sent = queue.last.then(() => send(queue.confirmed))
    queue.last = sent.catch(() => undefined)
    try {
      queue.confirmed = await sent
      return queue.confirmed
    } finally {
      queue.waiting -= 1
      // A later pending change stays on the screen.
      if (queue.waiting === 0) {
        queues.delete(id)
        show(queue.confirmed)
      }
    }
  }
}

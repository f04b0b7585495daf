interface Change<Value> {
  /** The id of what changes; changes with the same id are sent in order, each after the response to the previous one. */
  id: string
  /** The value on the page before the change. */
  previousValue: Value
  changedValue: Value
  /** Shows a value on the screen. */
  show: (value: Value) => void
  /** Sends the change, given the server's current value. Returns the value after the change. */
  send: (confirmed: Value) => Promise<Value>
}

interface ChangeQueue<Value> {
  confirmed: Value
  pendingCount: number
  lastResponse: Promise<unknown>
}

/**
 * Returns a function that shows a change at once and sends it. If the request fails, the function throws, and the screen
 * shows the last value that the server confirmed, however often the value changed meanwhile.
 */
export function optimisticChanges<Value>(): (change: Change<Value>) => Promise<Value> {
  const queues = new Map<string, ChangeQueue<Value>>()
  return async ({ id, previousValue, changedValue, show, send }) => {
    const queue = queues.get(id) ?? { confirmed: previousValue, pendingCount: 0, lastResponse: Promise.resolve() }
    queues.set(id, queue)
    queue.pendingCount += 1
    show(changedValue)
    const response = queue.lastResponse.then(() => send(queue.confirmed))
    queue.lastResponse = response.catch(() => undefined)
    try {
      queue.confirmed = await response
      return queue.confirmed
    } finally {
      queue.pendingCount -= 1
      // While a later change is pending, the screen shows its value.
      if (queue.pendingCount === 0) {
        queues.delete(id)
        show(queue.confirmed)
      }
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** A transaction, which holds a connection of the pool until it ends. */
interface HeldConnection {
  isHeld: boolean
}

const currentConnection = new AsyncLocalStorage<HeldConnection>()

/** Runs a transaction's callback: until its promise settles, the guards below throw in everything it calls. */
export async function runHoldingConnection<T>(action: () => Promise<T>): Promise<T> {
  const connection: HeldConnection = { isHeld: true }
  try {
    return await currentConnection.run(connection, action)
  } finally {
    connection.isHeld = false
  }
}

/**
 * Throws inside a transaction: if each connection of the pool were held by a transaction that waits for a second
 * connection, none of them could ever continue.
 */
export function refuseSecondConnection(): void {
  if (currentConnection.getStore()?.isHeld)
    throw new Error(
      'A transaction must not take a second connection: use its own `tx`, or run this before or after it.',
    )
}

/**
 * Throws inside a transaction: the file store may take a minute, during which the transaction would hold its connection
 * and its locks.
 */
export function refuseWaitForFiles(): void {
  if (currentConnection.getStore()?.isHeld)
    throw new Error(
      'A transaction must not wait for the file store: call the store before or after it, as `audios.service.ts` does.',
    )
}

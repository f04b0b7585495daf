import { AsyncLocalStorage } from 'node:async_hooks'

/** A transaction, which holds a connection of the pool until it ends. */
interface HeldConnection {
  isHeld: boolean
}

const current = new AsyncLocalStorage<HeldConnection>()

/** Runs a transaction's callback: until it settles, the guards below throw in everything it calls. */
export async function whileConnectionHeld<T>(action: () => Promise<T>): Promise<T> {
  const held: HeldConnection = { isHeld: true }
  try {
    return await current.run(held, action)
  } finally {
    held.isHeld = false
  }
}

/**
 * Throws inside a transaction: waiting for a second connection while holding one deadlocks the pool when as many
 * transactions as it has connections do so at once.
 */
export function refuseSecondConnection(): void {
  if (current.getStore()?.isHeld)
    throw new Error(
      'A transaction must not take a second connection: use its own `tx`, or run this before or after it.',
    )
}

/**
 * Throws inside a transaction: the file store may take a minute, during which the transaction would hold its connection
 * and its locks.
 */
export function refuseWaitForFiles(): void {
  if (current.getStore()?.isHeld)
    throw new Error(
      'A transaction must not wait for the store of files: ask it before or after, as `audios.service.ts` does.',
    )
}

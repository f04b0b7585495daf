import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { isDead, leaseMs, listLockEntries, newEntryName, entryPath } from './lockEntries.ts'
import { WriteConflict } from './Store.ts'
import type { Store } from './Store.ts'

/** Throws when the lock may have passed to another process. Called right before each write. */
export type AssertHeld = () => void

interface Lock {
  assertHeld: AssertHeld
  release: () => Promise<void>
}

const renewalMs = leaseMs / 5
/**
 * Half the lease: the holder of the lock stops if it cannot renew its entry, before other processes consider it dead.
 */
const maxUnrenewedMs = leaseMs / 2
/** Shortest and longest pauses between two reads of the queue. */
const minPollMs = 15
const maxPollMs = 150

/**
 * Runs `action` exclusively among all machines that share the store, only with operations that every store has: put,
 * list, delete. After a write conflict it runs `action` again. Lamport's bakery algorithm: each process announces that
 * it is choosing, takes a number above all others, and waits; the process with the lowest number goes first.
 */
export async function withReleaseLock<Result>(
  store: Store,
  action: (assertHeld: AssertHeld) => Promise<Result>,
  { timeoutMs = 120_000 } = {},
): Promise<Result> {
  const deadlineMs = Date.now() + timeoutMs
  for (;;) {
    const lock = await acquire(store, deadlineMs)
    try {
      return await action(lock.assertHeld)
    } catch (failure) {
      if (!(failure instanceof WriteConflict) || Date.now() > deadlineMs) throw failure
    } finally {
      await lock.release()
    }
  }
}

async function acquire(store: Store, deadlineMs: number): Promise<Lock> {
  for (;;) {
    const startMs = Date.now()
    const { ticket, choosingBefore } = await takeNumber(store)
    // If writing the entry took too long, other processes may consider this process dead.
    const lock = Date.now() - startMs < maxUnrenewedMs ? renewUntilReleased(store, ticket) : undefined
    if (lock && (await waitUntilFirst(store, ticket, choosingBefore, deadlineMs))) return lock
    await (lock ? lock.release() : removeTicket(store, ticket))
    if (Date.now() > deadlineMs) throw new OperatorError(`Other releases are using ${store.location}: try again.`)
  }
}

/**
 * Takes a number; returns the file with the number. `choosingBefore` lists the entries of processes that were still
 * choosing when the number was written. A process that begins to choose later sees the number and takes a higher one.
 */
async function takeNumber(store: Store): Promise<{ ticket: string; choosingBefore: string[] }> {
  const name = newEntryName()
  const choosingFile = `c.${name}`
  await store.write(entryPath(choosingFile), Buffer.alloc(0))
  const numbers = (await listLockEntries(store))
    .filter((entry) => entry.number !== undefined)
    .map(({ number = 0 }) => number)
  const ticket = `t.${String(Math.max(0, ...numbers) + 1).padStart(9, '0')}.${name}`
  await store.write(entryPath(ticket), Buffer.alloc(0))
  await store.remove(entryPath(choosingFile))
  const choosingBefore = (await listLockEntries(store))
    .filter(({ number }) => number === undefined)
    .map((entry) => entry.file)
  return { ticket, choosingBefore }
}

/** Resolves with true once no process is ahead; with false on a timeout, or when this process's entry was removed. */
async function waitUntilFirst(
  store: Store,
  ticket: string,
  choosingBefore: readonly string[],
  deadlineMs: number,
): Promise<boolean> {
  while (Date.now() < deadlineMs) {
    const startMs = Date.now()
    // The order of these two reads matters: a process that stopped choosing before the first read has a number in the
    // second.
    const choosingEntries = (await listLockEntries(store)).filter(({ file }) => choosingBefore.includes(file))
    const waitingEntries = (await listLockEntries(store)).filter(({ number }) => number !== undefined)
    for (const entry of [...choosingEntries, ...waitingEntries].filter(isDead))
      await store.remove(entryPath(entry.file))
    if (!waitingEntries.some((entry) => entry.file === ticket && !isDead(entry))) return false
    // File names sort by number, then by process.
    const entriesAhead = [...choosingEntries, ...waitingEntries.filter(({ file }) => file < ticket)].filter(
      (entry) => !isDead(entry),
    )
    if (entriesAhead.length === 0) return true
    // Reads the queue less often when more processes are ahead: waiting processes must not slow down the holder of the
    // lock.
    const delayMs = Math.max(minPollMs, 2 * (Date.now() - startMs)) * entriesAhead.length
    await sleep(Math.min(maxPollMs, delayMs) * (0.5 + Math.random()))
  }
  return false
}

/** Renews the ticket while the lock is held, so that a long release does not look dead. */
function renewUntilReleased(store: Store, ticket: string): Lock {
  let renewedAtMs = Date.now()
  let pendingRenewal = Promise.resolve()
  const isExpired = () => Date.now() - renewedAtMs > maxUnrenewedMs
  const renew = async () => {
    const startMs = Date.now()
    if (isExpired()) return
    await store.write(entryPath(ticket), Buffer.alloc(0))
    renewedAtMs = startMs
  }
  const timer = setInterval(() => {
    pendingRenewal = renew().catch(() => undefined)
  }, renewalMs)
  return {
    assertHeld() {
      if (isExpired()) throw new WriteConflict(store.location)
    },
    async release() {
      clearInterval(timer)
      await pendingRenewal
      await removeTicket(store, ticket)
    },
  }
}

/** Removes the ticket, ignoring errors: an entry that cannot be removed expires. */
const removeTicket = (store: Store, ticket: string): Promise<void> =>
  store.remove(entryPath(ticket)).catch(() => undefined)

import { setTimeout as after } from 'node:timers/promises'
import { OperatorError } from '../../postgres/OperatorError.ts'
import { isGone, lease, marks, newName, sign } from './marks.ts'
import { Overtaken } from './Store.ts'
import type { Store } from './Store.ts'

/** Throws when the turn may have passed to another one: called right before each write. */
export type Held = () => void

interface Turn {
  held: Held
  giveBack: () => Promise<void>
}

const renewal = lease / 5
/** Half the lease: whoever has not been heard for so long stops before the others stop waiting. */
const sure = lease / 2
/** Between two looks at the queue, in milliseconds. */
const shortest = 15
const longest = 150

/**
 * One at a time, over whatever machines share the store, by what every store can do: put, list, delete.
 * Lamport's bakery: take a number above all others while showing that one chooses; the lowest number goes first.
 */
export async function exclusively<Result>(
  store: Store,
  act: (held: Held) => Promise<Result>,
  { patience = 120_000 } = {},
): Promise<Result> {
  const deadline = Date.now() + patience
  for (;;) {
    const turn = await inTurn(store, deadline)
    try {
      return await act(turn.held)
    } catch (failure) {
      if (!(failure instanceof Overtaken) || Date.now() > deadline) throw failure
    } finally {
      await turn.giveBack()
    }
  }
}

async function inTurn(store: Store, deadline: number): Promise<Turn> {
  for (;;) {
    const began = Date.now()
    const { ticket, before } = await takeNumber(store)
    // Written too late: the others may have stopped waiting for it.
    const turn = Date.now() - began < sure ? kept(store, ticket) : undefined
    if (turn && (await ourTurn(store, ticket, before, deadline))) return turn
    await (turn ? turn.giveBack() : takenAway(store, ticket))
    if (Date.now() > deadline) throw new OperatorError(`Other releases have kept ${store.place} busy: try again.`)
  }
}

/** The number, and who was choosing when it was written: whoever chooses later sees it and takes a higher one. */
async function takeNumber(store: Store): Promise<{ ticket: string; before: string[] }> {
  const name = newName()
  const choosing = `c.${name}`
  await store.write(sign(choosing), Buffer.alloc(0))
  const numbers = (await marks(store)).filter((mark) => mark.number !== undefined).map(({ number = 0 }) => number)
  const ticket = `t.${String(Math.max(0, ...numbers) + 1).padStart(9, '0')}.${name}`
  await store.write(sign(ticket), Buffer.alloc(0))
  await store.remove(sign(choosing))
  const before = (await marks(store)).filter(({ number }) => number === undefined).map((mark) => mark.file)
  return { ticket, before }
}

/** True once nobody is ahead; false when our own number was taken away meanwhile, or nobody moves. */
async function ourTurn(store: Store, ticket: string, before: readonly string[], deadline: number): Promise<boolean> {
  while (Date.now() < deadline) {
    const began = Date.now()
    // Two looks, in this order: whoever stopped choosing before the first one shows a number in the second.
    const choosing = (await marks(store)).filter(({ file }) => before.includes(file))
    const waiting = (await marks(store)).filter(({ number }) => number !== undefined)
    for (const mark of [...choosing, ...waiting].filter(isGone)) await store.remove(sign(mark.file))
    if (!waiting.some((mark) => mark.file === ticket && !isGone(mark))) return false
    // Names of numbers sort as the numbers do, then by who wrote them.
    const ahead = [...choosing, ...waiting.filter(({ file }) => file < ticket)].filter((mark) => !isGone(mark))
    if (ahead.length === 0) return true
    // The fewer are ahead, the sooner it can be our turn; whoever acts is not to be held up by those who look.
    const pause = Math.max(shortest, 2 * (Date.now() - began)) * ahead.length
    await after(Math.min(longest, pause) * (0.5 + Math.random()))
  }
  return false
}

/** Renewed as long as it is held, so that a long act is not taken for a dead one. */
function kept(store: Store, ticket: string): Turn {
  let heard = Date.now()
  let last = Promise.resolve()
  const late = () => Date.now() - heard > sure
  const renew = async () => {
    const at = Date.now()
    if (late()) return
    await store.write(sign(ticket), Buffer.alloc(0))
    heard = at
  }
  const timer = setInterval(() => {
    last = renew().catch(() => undefined)
  }, renewal)
  return {
    held() {
      if (late()) throw new Overtaken(store.place)
    },
    async giveBack() {
      clearInterval(timer)
      await last
      await takenAway(store, ticket)
    },
  }
}

/** What was done is done: a mark that cannot be taken away any more dies by itself. */
const takenAway = (store: Store, ticket: string): Promise<void> => store.remove(sign(ticket)).catch(() => undefined)

import { setTimeout as pause } from 'node:timers/promises'

type Slot = { date: string; startTime: string; endTime: string }
type Offer = Slot & { therapistId: string; sessionTypeId: string; questionIds: string[] }

/** What the product answered 201 to: from then on it may never be lost. */
export type Acknowledged = { id: string; email: string }

const visitors = 4
const password = 'Tempete-de-2026'

const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)

/** Visitors who book without rest, each booking by a new patient, until the product is gone. */
export class Bookings {
  readonly acknowledged: Acknowledged[] = []
  readonly #address: string
  #offers: Offer[] = []
  #patients = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Reads the directory and what is free there, once. */
  async look(): Promise<void> {
    const therapists = await this.#read<{ id: string }[]>('therapists')
    const found = await Promise.all(
      therapists.map(({ id }) => this.#offersOf(id, `startDate=${day(3)}&endDate=${day(30)}`)),
    )
    this.#offers = interleaved(found)
    if (this.#offers.length < 500)
      throw new Error(`The demonstration offers ${this.#offers.length} free slots, too few to book without rest.`)
  }

  async bookUntilGone(): Promise<void> {
    await Promise.all(Array.from({ length: visitors }, () => this.#visit()))
  }

  /** Settles once the stream flows. */
  async some(count: number, patience = 30_000): Promise<void> {
    const enough = this.acknowledged.length + count
    const deadline = Date.now() + patience
    while (this.acknowledged.length < enough) {
      if (Date.now() > deadline)
        throw new Error(`Fewer than ${count} bookings were acknowledged in ${patience / 1000} s.`)
      await pause(20)
    }
  }

  async #visit(): Promise<void> {
    for (let offer = this.#offers.shift(); offer; offer = this.#offers.shift()) {
      try {
        const made = await this.#book(offer)
        if (made) this.acknowledged.push(made)
      } catch (error) {
        if (error instanceof TypeError || error instanceof Away) return
        throw error
      }
    }
  }

  async #book({
    therapistId,
    sessionTypeId,
    questionIds,
    date,
    startTime,
    endTime,
  }: Offer): Promise<Acknowledged | undefined> {
    this.#patients += 1
    const email = `visiteur-${process.pid}-${this.#patients}@exemple.fr`
    const account = {
      firstname: 'Camille',
      lastname: `Visite ${this.#patients}`,
      email,
      phoneNumber: '0612345678',
      password,
    }
    await this.#send('public/patients', account)
    const { token, patientId } = await this.#send<{ token: string; patientId: string }>('public/login', {
      login: email,
      email,
      password,
    })
    const answers = questionIds.map((questionId) => ({ questionId, text: 'Oui' }))
    const made = await this.#send<{ id: string } | undefined>(
      'public/patients/sessions',
      { startDate: date, startTime, endTime, therapistId, patientId, sessionTypeId, answers },
      token,
    )
    return made && { id: made.id, email }
  }

  async #offersOf(therapistId: string, range: string): Promise<Offer[]> {
    const [type] = await this.#read<{ id: string }[]>(`therapists/${therapistId}/session-types`)
    if (!type) return []
    const questions = await this.#read<{ id: string }[]>(`therapists/${therapistId}/session-types/${type.id}/questions`)
    const slots = await this.#read<Slot[]>(`therapists/${therapistId}/slots?${range}&sessionTypeId=${type.id}`)
    return apart(slots).map((slot) => ({
      ...slot,
      therapistId,
      sessionTypeId: type.id,
      questionIds: questions.map(({ id }) => id),
    }))
  }

  async #read<T>(path: string): Promise<T> {
    const response = await fetch(`${this.#address}/api/${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  async #send<T>(path: string, body: object, token?: string): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${this.#address}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (response.status >= 500) throw new Away()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

/** The gateway lost the API a moment before it was killed itself. */
class Away extends Error {}

/** Slots of one therapist may overlap: only those that begin when the one before is over. */
function apart(slots: Slot[]): Slot[] {
  const kept: Slot[] = []
  for (const slot of slots) {
    const last = kept.at(-1)
    if (!last || last.date !== slot.date || last.endTime <= slot.startTime) kept.push(slot)
  }
  return kept
}

/** One of each in turn, so that the visitors seldom ask for the same therapist at once. */
function interleaved<T>(lists: T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, rank) => lists.flatMap((list) => list.slice(rank, rank + 1))).flat()
}

/** Until the product answers again, however long it recovers. */
export async function ready(address: string, patience = 90_000): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const response = await fetch(`${address}/api/ready`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`The product did not answer within ${patience / 1000} s.`)
}

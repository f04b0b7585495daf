import { setTimeout as pause } from 'node:timers/promises'

type Slot = { date: string; startTime: string; endTime: string }
type Offer = Slot & { therapistId: string; sessionTypeId: string; questionIds: string[] }

/** A booking that the API has acknowledged with 201 and that must survive every crash. */
export type AcknowledgedBooking = { id: string; email: string }

const visitorCount = 4
const password = 'Tempete-de-2026'

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Simulates visitors who book slot after slot, each booking as a new patient, until the product is killed. */
export class Bookings {
  readonly acknowledged: AcknowledgedBooking[] = []
  readonly #address: string
  #offers: Offer[] = []
  #patientCount = 0

  constructor(address: string) {
    this.#address = address
  }

  /** Loads the therapists of the directory and their free slots. Call it once. */
  async loadOffers(): Promise<void> {
    const therapists = await this.#fetchJson<{ id: string }[]>('therapists')
    const offersByTherapist = await Promise.all(
      therapists.map(({ id }) => this.#offersOf(id, `startDate=${dateInDays(3)}&endDate=${dateInDays(30)}`)),
    )
    this.#offers = interleave(offersByTherapist)
    if (this.#offers.length < 500)
      throw new Error(`The demonstration offers ${this.#offers.length} free slots: too few to book without a pause.`)
  }

  async bookUntilKilled(): Promise<void> {
    await Promise.all(Array.from({ length: visitorCount }, () => this.#bookSequentially()))
  }

  /** Resolves once `count` more bookings are acknowledged. */
  async waitForMore(count: number, timeoutMs = 30_000): Promise<void> {
    const targetCount = this.acknowledged.length + count
    const deadlineMs = Date.now() + timeoutMs
    while (this.acknowledged.length < targetCount) {
      if (Date.now() > deadlineMs)
        throw new Error(`Fewer than ${count} bookings were acknowledged in ${timeoutMs / 1000} s.`)
      await pause(20)
    }
  }

  async #bookSequentially(): Promise<void> {
    for (let offer = this.#offers.shift(); offer; offer = this.#offers.shift()) {
      try {
        const booking = await this.#book(offer)
        if (booking) this.acknowledged.push(booking)
      } catch (error) {
        if (error instanceof TypeError || error instanceof ProductDownError) return
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
  }: Offer): Promise<AcknowledgedBooking | undefined> {
    this.#patientCount += 1
    const email = `visiteur-${process.pid}-${this.#patientCount}@exemple.fr`
    const account = {
      firstname: 'Camille',
      lastname: `Visite ${this.#patientCount}`,
      email,
      phoneNumber: '0612345678',
      password,
    }
    await this.#post('public/patients', account)
    const { token, patientId } = await this.#post<{ token: string; patientId: string }>('public/login', {
      login: email,
      email,
      password,
    })
    const answers = questionIds.map((questionId) => ({ questionId, text: 'Oui' }))
    const booking = await this.#post<{ id: string } | undefined>(
      'public/patients/sessions',
      { startDate: date, startTime, endTime, therapistId, patientId, sessionTypeId, answers },
      token,
    )
    return booking && { id: booking.id, email }
  }

  async #offersOf(therapistId: string, period: string): Promise<Offer[]> {
    const [type] = await this.#fetchJson<{ id: string }[]>(`therapists/${therapistId}/session-types`)
    if (!type) return []
    const questions = await this.#fetchJson<{ id: string }[]>(
      `therapists/${therapistId}/session-types/${type.id}/questions`,
    )
    const slots = await this.#fetchJson<Slot[]>(`therapists/${therapistId}/slots?${period}&sessionTypeId=${type.id}`)
    return withoutOverlap(slots).map((slot) => ({
      ...slot,
      therapistId,
      sessionTypeId: type.id,
      questionIds: questions.map(({ id }) => id),
    }))
  }

  async #fetchJson<T>(path: string): Promise<T> {
    const response = await fetch(`${this.#address}/api/${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }

  async #post<T>(path: string, body: object, token?: string): Promise<T> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(`${this.#address}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (response.status >= 500) throw new ProductDownError()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

/** Thrown for a 5xx of the gateway, while the API is down. */
class ProductDownError extends Error {}

/** Drops slots that overlap the previous slot, because the free slots of a therapist may overlap. */
function withoutOverlap(slots: Slot[]): Slot[] {
  const separateSlots: Slot[] = []
  for (const slot of slots) {
    const lastSlot = separateSlots.at(-1)
    if (!lastSlot || lastSlot.date !== slot.date || lastSlot.endTime <= slot.startTime) separateSlots.push(slot)
  }
  return separateSlots
}

/** Merges the lists of the therapists alternately, so that visitors seldom compete for the same therapist. */
function interleave<T>(lists: T[][]): T[] {
  const maxLength = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

/** Resolves when the product is ready again. */
export async function waitUntilReady(address: string, timeoutMs = 300_000): Promise<void> {
  const deadlineMs = Date.now() + timeoutMs
  while (Date.now() < deadlineMs) {
    const response = await fetch(`${address}/api/ready`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`The product was not ready within ${timeoutMs / 1000} s.`)
}

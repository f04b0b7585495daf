import { setTimeout as pause } from 'node:timers/promises'
import { errorCode } from '../../../../shared/src/contracts/errorCodes.ts'
import { fetchDemoToken } from '../demoToken.ts'

interface IssuingResult {
  issuedNumbers: string[]
  /** Requests whose transaction was rolled back by a forced failure at commit. */
  rolledBackCount: number
  /** Requests that were refused because another request took the number in the meantime. */
  refusedCount: number
  /** Attempts that failed without an answer of the API, because it was killed: no response, or a status from 502 on. */
  unansweredCount: number
}

const retryDelayMs = 60

/**
 * Simulates several clients that issue invoices of one practice concurrently, until `attempts` requests issued an
 * invoice, were rolled back or got no response.
 */
export class Issuers {
  readonly result: IssuingResult = { issuedNumbers: [], rolledBackCount: 0, refusedCount: 0, unansweredCount: 0 }
  readonly #address: string
  readonly #maxAttempts: number
  #headers: Record<string, string> = {}
  #ids = { patientId: '', therapistId: '' }

  constructor(address: string, attempts: number) {
    this.#address = address
    this.#maxAttempts = attempts
  }

  async signIn(ids: { patientId: string; therapistId: string }): Promise<void> {
    this.#ids = ids
    this.#headers = {
      Authorization: `Bearer ${await fetchDemoToken(this.#address)}`,
      'content-type': 'application/json',
    }
  }

  get attempts(): number {
    const { issuedNumbers, rolledBackCount, unansweredCount } = this.result
    return issuedNumbers.length + rolledBackCount + unansweredCount
  }

  async issue(clientCount: number): Promise<void> {
    await Promise.all(
      Array.from({ length: clientCount }, async () => {
        while (this.attempts < this.#maxAttempts) await this.#issueOne().catch(() => this.#countUnanswered())
      }),
    )
  }

  async #countUnanswered(): Promise<void> {
    this.result.unansweredCount += 1
    await pause(200)
  }

  async #issueOne(): Promise<void> {
    const numberResponse = await fetch(`${this.#address}/api/next-number/billings`, { headers: this.#headers })
    if (!numberResponse.ok) return this.#waitForApi(numberResponse.status)
    const { billNumber }: { billNumber: string } = await numberResponse.json()
    const response = await fetch(`${this.#address}/api/billings`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify({ ...this.#bill(), billNumber }),
    })
    if (response.status === 201 || response.status === 200) {
      await response.arrayBuffer()
      this.result.issuedNumbers.push(billNumber)
      return
    }
    const { errorCode: code }: { errorCode?: string } = await response.json().catch(() => ({}))
    if (code === errorCode.billNumberTaken || code === errorCode.billNumberGap) {
      this.result.refusedCount += 1
      await pause(Math.random() * retryDelayMs)
    } else if (response.status === 500) this.result.rolledBackCount += 1
    else if (response.status >= 502) this.result.unansweredCount += 1
    else throw new Error(`An invoice was refused: ${response.status} ${code}`)
  }

  /** Waits while the API restarts, or signs in again when the token has expired. */
  async #waitForApi(status: number): Promise<void> {
    if (status === 401) await this.signIn(this.#ids)
    else await pause(200)
  }

  #bill() {
    return {
      ...this.#ids,
      withTaxes: false,
      taxes: null,
      taxesComment: '',
      simplifiedMode: false,
      selectedTermOfPayment: 'DAYS_30',
      selectedPaymentChoice: 'TRANSFER',
      selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
      simplifiedBillingContent: [],
      detailedBillingContent: [
        {
          description: 'Séance de médiation',
          quantity: 1,
          priceWithoutTaxes: 60,
          taxesAmount: null,
          discount: null,
          discountType: 'PERCENT',
        },
      ],
      discount: null,
      discountType: 'PERCENT',
      introText: '',
      concludeText: '',
    }
  }
}

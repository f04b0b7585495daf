import { buildPatientInput } from '../../start/product/demoInputs.ts'
import { createTokenSource } from '../origins.ts'
import type { TokenSource } from '../origins.ts'

/** Calls the API as the demonstration's practitioner, to prepare what an action needs. */
export class DemoApi {
  readonly token: TokenSource
  readonly #address: string
  #patientCount = 0

  constructor(address: string) {
    this.#address = address
    this.token = createTokenSource(address)
  }

  async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${await this.token()}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    const responseBody: T = await response.json()
    return responseBody
  }

  /** Creates a patient whose name begins with `prefix`, and returns the id and the last name. */
  async createPatient(prefix: string): Promise<{ id: string; lastname: string }> {
    this.#patientCount += 1
    const lastname = `${prefix}${this.#patientCount}`
    const { id } = await this.call<{ id: string }>('POST', '/patients', buildPatientInput({ lastname }))
    return { id, lastname }
  }
}

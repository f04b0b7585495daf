import { proofHeader } from 'shared/contracts/accounts/proof'
import type { Ok, RouteKey } from 'shared/contracts/routes'
import { demoAccount, signInToDemo } from '../signInToDemo.ts'

/** Requests of the demonstration's practitioner to a running product. */
export class DemoPractice {
  readonly #origin: string
  #token = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Signs in again, since tokens expire during a long attack. */
  async signIn(): Promise<void> {
    this.#token = (await signInToDemo(this.#origin)).token
  }

  send(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const authorization = `Bearer ${this.#token}`
    return fetch(`${this.#origin}/api${path}`, { ...init, headers: { authorization, ...headers } })
  }

  async get<K extends RouteKey>(path: string): Promise<Ok<K>> {
    const response = await this.send(path)
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return await response.json()
  }

  /** Returns the header that `GET /user/export` requires if the sign-in is older than five minutes. */
  async createProofHeader(): Promise<Record<string, string>> {
    const response = await this.send('/user/proof', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: demoAccount.password }),
    })
    const { proof }: Ok<'POST /user/proof'> = await response.json()
    return { [proofHeader]: proof }
  }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body, Ok, Params, Query, RouteKey, Routes } from 'shared/contracts/routes'
import type { SignedInMember, Tx } from './db.ts'
import type { InPractice } from './memberContext.ts'
import type { Services } from './services.ts'

/** A patient's account behind a public token; `confirmed` once its address was confirmed by mail (ruling 28). */
export interface SignedInPatient {
  accountId: string
  confirmed: boolean
}

interface CallerByAuth<K extends RouteKey> {
  bearer: Routes[K] extends { opensTransactions: true }
    ? { inPractice: InPractice }
    : { tx: Tx; member: SignedInMember }
  patient: { patient: SignedInPatient }
  public: object
  account: object
}

/**
 * What a handler takes: the validated input, who calls, and, for a member, the transaction of the practice. A member's
 * call is a `MemberContext`; one that `opensTransactions` gets `inPractice` instead.
 */
export type Call<K extends RouteKey> = {
  params: Params<K>
  query: Query<K>
  body: Body<K>
  services: Services
  request: FastifyRequest
  reply: FastifyReply
} & CallerByAuth<K>[Routes[K]['auth']]

type Handler<K extends RouteKey> = (call: Call<K>) => Promise<[Ok<K>] extends [undefined] ? void : Ok<K>>

/** One handler for each route of the contract: a missing one, or a wrong response, does not compile. */
export type Handlers = { [K in RouteKey]: Handler<K> }

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body, Ok, Params, Query, RouteKey, Routes } from 'shared/contracts/routes'
import type { SignedInMember, Tx } from './db.ts'
import type { InPractice } from './memberContext.ts'
import type { Services } from './services.ts'

/** The patient account of a public token; `confirmed`: its address was confirmed by e-mail (ruling 28). */
export interface SignedInPatient {
  accountId: string
  confirmed: boolean
}

interface CallerByAuth<K extends RouteKey> {
  bearer: Routes[K] extends { managesOwnTransactions: true }
    ? { inPractice: InPractice }
    : { tx: Tx; member: SignedInMember }
  patient: { patient: SignedInPatient }
  public: object
  account: object
}

/**
 * Arguments of a handler: the validated input, the caller and, for a member, the practice's transaction. A member's
 * call is a `MemberContext`; a route with `managesOwnTransactions` gets `inPractice` instead.
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

/** One handler per route of the contract: a missing handler or a wrong response type is a compile error. */
export type Handlers = { [K in RouteKey]: Handler<K> }

import { call, ifMatch } from 'shared/client'
import type { PatientPayers, PayersInput } from 'shared/contracts/finance/payer'

export const readPayers = (id: string, signal?: AbortSignal) =>
  call('GET /patients/:id/payers', { params: { id }, signal })
/** Saves the payers; the API refuses with 412 if their version has changed. */
export const changePayers = (id: string, { version }: PatientPayers, body: PayersInput) =>
  call('PUT /patients/:id/payers', { params: { id }, body, headers: ifMatch({ version }) })

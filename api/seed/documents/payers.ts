import { addDays, type Day } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { issueBill, readNextBillNumber } from '../../src/modules/finance/bills/issue/issueBill.service.ts'
import { recordFullPayment } from '../../src/modules/finance/bills/payments/payments.service.ts'
import { changePayers } from '../../src/modules/finance/payers/payers.service.ts'
import { changeDivision } from '../../src/modules/agenda/sessions/edit/changeDivision.service.ts'
import { buildOwnerContext } from './buildOwnerContext.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'

/**
 * Days since the invoice and since its payment. The invoice must be newer than all others, since invoices are numbered
 * in date order.
 */
const billedDaysAgo = 3
const paidDaysAgo = 1

/** Lists the last two sessions of a patient's weekly series up to `lastDay`, the newest first. */
const listPastSessions = ({ tx }: SeedContext, patientId: string, lastDay: Day) =>
  tx
    .selectFrom('session')
    .select(['id', 'therapist_id'])
    .where('patient_id', '=', patientId)
    .where('series_id', 'is not', null)
    .where('day', '<=', lastDay)
    .orderBy('day', 'desc')
    .limit(2)
    .execute()

/**
 * Adds two payers of a patient: the department, with a yearly ceiling, and a mutual insurance, with its own share of
 * one session. The department's part of another session is invoiced and paid; the patient's part is not invoiced yet.
 */
export async function addPayers(
  seedContext: SeedContext,
  practice: Pick<DemoPractice, 'offer'>,
  ids: { tenantId: string; ownerId: string },
  patientId: string,
): Promise<void> {
  const billedOn = addDays(seedContext.today, -billedDaysAgo)
  const [dividedSession, billedSession] = await listPastSessions(seedContext, patientId, addDays(billedOn, -1))
  if (!dividedSession || !billedSession) throw new Error('The weekly series must have two past sessions.')
  await seedContext.tx
    .updateTable('session')
    .set({ paid: false })
    .where('id', 'in', [dividedSession.id, billedSession.id])
    .execute()
  const contextOfDay = (day: Day) => buildOwnerContext(seedContext, practice, ids, instantOf(timeZone, day, '17:40'))
  const context = contextOfDay(billedOn)
  const { payers } = await changePayers(context, patientId, {
    payers: [
      {
        kind: 'DEPARTMENT',
        name: 'Département du Rhône (PCH)',
        address: { streetName: '29 cours de la Liberté', zipCode: '69003', city: 'Lyon' },
        email: 'pch@departement.exemple.fr',
        siren: '',
        yearlyCeiling: 500,
        share: { kind: 'PERCENT', value: 70 },
      },
      {
        kind: 'MUTUAL',
        name: 'Mutuelle des Monts',
        address: { streetName: '4 place du Marché', zipCode: '69290', city: 'Craponne' },
        email: 'remboursements@mutuelle.exemple.fr',
        siren: '',
        yearlyCeiling: null,
        share: null,
      },
    ],
    patientShare: null,
  })
  const [department, mutual] = payers
  if (!department || !mutual) throw new Error('The two added payers are missing.')
  await changeDivision(context, dividedSession.id, {
    division: [
      { payerId: department.id, kind: 'PERCENT', value: 50 },
      { payerId: mutual.id, kind: 'AMOUNT', value: 15 },
    ],
  })
  const { id } = await issueBill(context, {
    billNumber: (await readNextBillNumber(context)).billNumber,
    patientId,
    payerId: department.id,
    therapistId: billedSession.therapist_id,
    withTaxes: false,
    taxes: null,
    taxesComment: '',
    simplifiedMode: true,
    simplifiedBillingContent: [billedSession.id],
    detailedBillingContent: [],
    discount: null,
    discountType: 'PERCENT',
    introText: '',
    concludeText: '',
    selectedTermOfPayment: 'DAYS_30',
    selectedPaymentChoice: 'TRANSFER',
    selectedLateInterest: 'THREE_TIMES_LEGAL_RATE',
  })
  const paidOn = addDays(seedContext.today, -paidDaysAgo)
  await recordFullPayment(contextOfDay(paidOn), id, { means: 'TRANSFER', paidOn })
}

import type { DemoPractice } from './DemoPractice.ts'

/** Ids of the data of the demonstration practice from which the documents are rendered. */
export interface HeavyData {
  patientId: string
  therapistId: string
  /** Sessions of the patient within the programme. */
  sessionIds: string[]
  animalId: string
  billIds: string[]
  estimationId: string
  programmeId: string
  reportId: string
  proof: Record<string, string>
}

const firstId = (items: readonly { id: string }[], recordName: string): string => {
  const [first] = items
  if (!first) throw new Error(`The demonstration practice has no ${recordName}.`)
  return first.id
}

/** Returns the patient with the most sessions within their programme. */
export async function findPatient(practice: DemoPractice) {
  const patients = []
  for (const { id: patientId } of await practice.get<'GET /patients'>('/patients')) {
    const [programme] = await practice.get<'GET /patients/:id/programmes'>(`/patients/${patientId}/programmes`)
    if (!programme) continue
    const sessions = (await practice.get<'GET /patients/:id/sessions'>(`/patients/${patientId}/sessions`)).filter(
      ({ date, validated }) => validated && date >= programme.startDate,
    )
    patients.push({ patientId, programmeId: programme.id, sessions })
  }
  const [patient] = patients.toSorted((left, right) => right.sessions.length - left.sessions.length)
  const [session] = patient?.sessions ?? []
  if (!patient || !session) throw new Error('No patient of the demonstration practice has a programme and sessions.')
  return {
    patientId: patient.patientId,
    programmeId: patient.programmeId,
    therapistId: session.therapistId,
    sessionIds: patient.sessions.map(({ id }) => id),
  }
}

/** Finds the data in the practice, and issues the patient's report. */
export async function findHeavyData(practice: DemoPractice): Promise<HeavyData> {
  const patient = await findPatient(practice)
  const reportResponse = await practice.send(`/programmes/${patient.programmeId}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ audience: 'FULL', sessionIds: patient.sessionIds, conclusion: 'Bilan.\n'.repeat(2_000) }),
  })
  if (!reportResponse.ok)
    throw new Error(`No report could be issued: ${reportResponse.status} ${await reportResponse.text()}`)
  const bills = await practice.get<'GET /billings'>('/billings?size=100')
  return {
    ...patient,
    animalId: firstId(await practice.get<'GET /animals'>('/animals'), 'animals'),
    billIds: bills.content.map(({ id }) => id),
    estimationId: firstId((await practice.get<'GET /estimations'>('/estimations')).content, 'quotes'),
    reportId: firstId(
      await practice.get<'GET /programmes/:id/reports'>(`/programmes/${patient.programmeId}/reports`),
      'reports',
    ),
    proof: await practice.createProofHeader(),
  }
}

import type { ProgrammeInput } from 'shared/contracts/patients/programme'
import { noBankDetails } from 'shared/domain/accounts/payment/bankDetails'
import { periodOf } from 'shared/domain/bills/closures'
import { v7 as uuidv7 } from 'uuid'
import { insertEntry } from '../modules/agenda/attendance/attendance.sql.ts'
import { encryptEntry } from '../modules/agenda/attendance/entryContent.ts'
import { insertClosure } from '../modules/finance/books/closures/closures.sql.ts'
import { encryptEmail } from '../modules/finance/bills/emails/encryptedEmail.ts'
import { updateShares } from '../modules/finance/payers/payers.sql.ts'
import { insertPayment } from '../modules/finance/bills/payments/journal.sql.ts'
import { encryptBankDetails } from '../modules/practice/user/bankDetails.ts'
import { storedImport } from '../modules/files/patientImports/storedImport.ts'
import { programmeColumns } from '../modules/patients/programmes/programmeRow.ts'
import { insertProgramme } from '../modules/patients/programmes/programmes.sql.ts'
import { insertLink, insertReport } from '../modules/patients/programmes/report/reports.sql.ts'
import { digestOf } from '../encryption/secrets.ts'
import { insertIssuedBill } from './bills/issuedBill.ts'
import { enableSecondFactor } from './enableSecondFactor.ts'
import { joinPractice, openPractice, type PracticeOptions, type TestApp, type TestPractice } from './practice.ts'

/** Kinds of rows that an id of the contract can refer to. */
export type RowKind =
  | 'therapist'
  | 'patient'
  | 'firm'
  | 'duplicate'
  | 'deletedPatient'
  | 'club'
  | 'animal'
  | 'vaccine'
  | 'appointment'
  | 'session'
  | 'audio'
  | 'signedSession'
  | 'attendanceEntry'
  | 'request'
  | 'sessionType'
  | 'question'
  | 'vacation'
  | 'vacationAct'
  | 'sessionDeletion'
  | 'bill'
  | 'payer'
  | 'billBatch'
  | 'payment'
  | 'estimation'
  | 'programme'
  | 'import'
  | 'doneImport'
  | 'report'
  | 'reportLink'
  | 'signIn'
  | 'member'
  | 'invitation'

export interface PopulatedPractice extends TestPractice {
  ids: Record<RowKind, string>
  /** The race of the practice's animal; races and species are shared by all practices. */
  raceId: string
  speciesId: string
  /** Code of the authenticator app that the owner is setting up, at the services' current time. */
  appCode: string
}

interface PopulatedPracticeOptions extends PracticeOptions {
  /**
   * Adds a past session with a signed attendance sheet, which cannot be deleted, and a session whose deletion can be
   * undone.
   */
  hasAttendance?: boolean
}

/**
 * Opens a practice with at least one row of each kind, except those that `hasAttendance` adds. Among them are a
 * validated session, a pending request, and an animal that works in both.
 */
export async function openPopulatedPractice(
  api: TestApp,
  { hasAttendance = false, ...options }: PopulatedPracticeOptions = {},
): Promise<PopulatedPractice> {
  const practice = await openPractice(api, options)
  const { tenantId: tenant_id, therapistId, sessionTypeId } = practice
  const [patient, firm, club, animal, session, request, question, vacation, bill] = [
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
    uuidv7(),
  ]
  const [readyImport, doneImport] = [uuidv7(), uuidv7()]
  const [duplicate, deletedPatient] = [uuidv7(), uuidv7()]
  const estimation = uuidv7()
  const payment = uuidv7()
  const payer = uuidv7()
  const emailId = uuidv7()
  const billBatch = uuidv7()
  const [vaccine, appointment, audio] = [uuidv7(), uuidv7(), uuidv7()]
  const [signedSession, attendanceEntry] = [uuidv7(), uuidv7()]
  const [programme, report, reportLink] = [uuidv7(), uuidv7(), uuidv7()]
  const [vacationAct, sessionDeletion, deletedSession] = [uuidv7(), uuidv7(), uuidv7()]
  const { raceId, speciesId } = await findRace(api)
  const { id: member } = await joinPractice(api, practice)
  const invitation = uuidv7()
  const signIn = uuidv7()
  await api.database
    .insertInto('auth.sign_in')
    .values({ id: signIn, account_id: therapistId, created_at: new Date(), last_used_at: new Date() })
    .execute()
  const requestedAt = api.services.now()
  await api.database
    .insertInto('auth.email_change')
    .values({
      account_id: therapistId,
      new_email: `${therapistId}@exemple.fr`,
      former_token_hash: digestOf(`${therapistId} former`),
      new_token_hash: digestOf(`${therapistId} new`),
      former_confirmed_at: null,
      new_confirmed_at: null,
      requested_at: requestedAt,
      expires_at: new Date(requestedAt.getTime() + 86_400_000),
    })
    .execute()
  const appCode = await api.inTenant(tenant_id, async (tx) => {
    await enableSecondFactor(tx, api.services, { tenantId: tenant_id, memberId: member })
    return enableSecondFactor(tx, api.services, { tenantId: tenant_id, memberId: therapistId })
  })
  const recording = await api.inTenant(tenant_id, async (tx) => {
    await tx.updateTable('tenant').set({ nb_max_assistants: 10 }).where('id', '=', tenant_id).execute()
    await tx
      .insertInto('invitation')
      .values({
        tenant_id,
        id: invitation,
        email: 'invitee@exemple.fr',
        role: 'ROLE_ASSISTANT',
        privileges: ['AGENDA'],
        token_hash: digestOf(invitation),
        invited_by: therapistId,
        sent_at: new Date('2031-01-01T10:00:00Z'),
        expires_at: new Date('2031-01-08T10:00:00Z'),
      })
      .execute()
    await tx
      .updateTable('member')
      .set({
        firm_name: 'Les Prés',
        firm_siren: '732829320',
        taxes: true,
        tva_number: 'FR44732829320',
        street_name: '4 rue du Lac',
        zip_code: '69003',
        city: 'Lyon',
        bank_details: encryptBankDetails(
          therapistId,
          { ...noBankDetails, iban: 'FR7630006000011234567890189' },
          await api.services.encryption.cipherOf(tx, tenant_id),
        ),
      })
      .where('id', '=', therapistId)
      .execute()
    await tx
      .insertInto('patient')
      .values({ tenant_id, id: firm, type: 'FIRM', company_name: 'Les Tilleuls', email: 'tilleuls@exemple.fr' })
      .execute()
    await tx
      .insertInto('patient')
      .values({
        tenant_id,
        id: patient,
        type: 'INDIVIDUAL',
        firstname: 'Paul',
        lastname: 'Martin',
        email: 'paul@exemple.fr',
        street_name: '12 rue des Lilas',
        zip_code: '69003',
        city: 'Lyon',
        firm_id: firm,
      })
      .execute()
    await tx
      .insertInto('patient')
      .values({ tenant_id, id: duplicate, type: 'INDIVIDUAL', firstname: 'Polo', lastname: 'Double' })
      .execute()
    await tx
      .insertInto('patient')
      .values({
        tenant_id,
        id: deletedPatient,
        type: 'INDIVIDUAL',
        lastname: 'Parti',
        created_at: api.services.now(),
        removed_at: api.services.now(),
      })
      .execute()
    await tx
      .insertInto('patient_payer')
      .values({
        tenant_id,
        id: payer,
        patient_id: patient,
        position: 0,
        kind: 'MUTUAL',
        name: 'Mutuelle des Monts',
        street_name: '1 place du Bourg',
        zip_code: '69003',
        city: 'Lyon',
        email: '',
        siren: '',
      })
      .execute()
    await updateShares(tx, { tenantId: tenant_id, patientId: patient }, [
      { payerId: payer, kind: 'PERCENT', value: 50 },
    ])
    await tx.insertInto('club').values({ tenant_id, id: club, name: 'Le Pré' }).execute()
    await tx
      .insertInto('animal')
      .values({
        tenant_id,
        id: animal,
        name: 'Praline',
        race_id: raceId,
        nb_working_hours_by_week: 20,
        club_id: club,
        owner_id: patient,
      })
      .execute()
    await tx
      .insertInto('vaccine')
      .values({
        tenant_id,
        id: vaccine,
        animal_id: animal,
        name: 'Grippe équine',
        date: '2031-01-05',
        valid_until: '2032-01-05',
      })
      .execute()
    await tx
      .insertInto('medical_appointment')
      .values({ tenant_id, id: appointment, animal_id: animal, name: 'Dentiste', date: '2031-01-05' })
      .execute()
    await tx
      .insertInto('question')
      .values({ tenant_id, id: question, session_type_id: sessionTypeId, text: 'Des allergies ?' })
      .execute()
    // A practice cannot delete its last session type: with a second type, a test can delete the first.
    await tx.insertInto('session_type').values({ tenant_id, id: uuidv7(), name: 'Médiation', position: 1 }).execute()
    await tx
      .insertInto('vacation')
      .values({
        tenant_id,
        id: vacation,
        member_id: therapistId,
        starts_at: '2031-08-01 00:00:00',
        ends_at: '2031-08-15 00:00:00',
      })
      .execute()
    await tx
      .insertInto('vacation_act')
      .values({
        tenant_id,
        id: vacationAct,
        member_id: therapistId,
        vacation_id: vacation,
        undoable_until: new Date('2031-08-01'),
      })
      .execute()
    await tx
      .insertInto('session_deletion')
      .values({ tenant_id, id: sessionDeletion, member_id: therapistId, undoable_until: new Date('2031-08-01') })
      .execute()
    const cipher = await api.services.encryption.cipherOf(tx, tenant_id)
    await insertIssuedBill(tx, cipher, { tenantId: tenant_id, id: bill, patientId: patient, therapistId })
    await insertPayment(tx, {
      tenant_id,
      id: payment,
      bill_id: bill,
      kind: 'PAYMENT',
      means: 'CASH',
      amount: 10,
      paid_on: '2020-03-03',
      recorded_on: '2020-03-03',
      recorded_at: new Date('2020-03-03T10:00:00Z'),
    })
    const sessionColumns = {
      tenant_id,
      therapist_id: therapistId,
      session_type_id: sessionTypeId,
      patient_id: patient,
      club_id: club,
      start_time: '10:00',
      end_time: '11:00',
    }
    await tx
      .insertInto('session')
      .values({ ...sessionColumns, id: session, day: '2031-03-03', state: 'VALIDATED' })
      .execute()
    await tx
      .insertInto('session')
      .values({
        ...sessionColumns,
        id: request,
        day: '2031-03-04',
        state: 'PENDING',
        expires_at: new Date('2031-03-01'),
      })
      .execute()
    if (hasAttendance) {
      await tx
        .insertInto('session')
        .values({ ...sessionColumns, id: deletedSession, day: '2031-03-06', state: 'HIDDEN' })
        .execute()
      await tx
        .insertInto('session_deletion_session')
        .values({
          tenant_id,
          deletion_id: sessionDeletion,
          session_id: deletedSession,
          version: 1,
          former_state: 'VALIDATED',
          former_expires_at: null,
        })
        .execute()
      await tx
        .insertInto('session')
        .values({ ...sessionColumns, id: signedSession, day: '2020-03-04', state: 'VALIDATED' })
        .execute()
      await insertEntry(tx, {
        tenant_id,
        id: attendanceEntry,
        session_id: signedSession,
        patient_id: null,
        member_id: therapistId,
        present: true,
        recorded_at: new Date('2020-03-04T10:00:00Z'),
        received_at: new Date('2020-03-04T10:00:00Z'),
        recorded_by: therapistId,
        content: encryptEntry(cipher, attendanceEntry, { name: 'Alice Durand', signature: null }),
      })
    }
    await tx
      .insertInto('session_audio')
      .values({ tenant_id, id: audio, session_id: session, name: '1930122000000', media_type: 'audio/webm', size: 12 })
      .execute()
    await insertClosure(tx, {
      ...periodOf('DAY', '2020-03-02'),
      tenantId: tenant_id,
      id: uuidv7(),
      closedAt: new Date('2020-03-03T01:10:00Z'),
    })
    await tx
      .insertInto('bill_letter')
      .values({
        tenant_id,
        id: emailId,
        bill_id: bill,
        level: null,
        content: encryptEmail(cipher, emailId, {
          email: 'paul@exemple.fr',
          subject: 'Votre facture',
          text: 'Bonjour Paul',
        }),
        state: 'SENT',
        asked_by: therapistId,
        asked_on: '2020-03-02',
        asked_at: new Date('2020-03-02T10:00:00Z'),
        decided_at: new Date('2020-03-02T10:00:05Z'),
      })
      .execute()
    await tx
      .insertInto('bill_batch')
      .values({
        tenant_id,
        id: billBatch,
        month: '2031-01',
        therapist_id: null,
        terms: JSON.stringify({}),
        created_by: therapistId,
        created_at: new Date('2031-02-01T10:00:00Z'),
      })
      .execute()
    await tx
      .insertInto('bill_batch_item')
      .values({ tenant_id, batch_id: billBatch, position: 0, patient_id: patient })
      .execute()
    await tx.insertInto('estimation_counter').values({ tenant_id, year: 2031, last: 1 }).execute()
    await tx
      .insertInto('estimation')
      .values({
        tenant_id,
        id: estimation,
        estimation_number: 'D-2031-0001',
        patient_id: firm,
        client_name: 'Les Tilleuls',
        therapist_id: therapistId,
        nb_hours_to_do: 10,
        unitary_price: 60,
        taxes: 0,
        valid_until: '2031-04-05',
        content: cipher.encryptBytes(Buffer.from('%PDF-1.7'), {
          table: 'estimation',
          column: 'content',
          id: estimation,
        }),
        created_at: new Date('2031-01-05T10:00:00Z'),
      })
      .execute()
    for (const [id, state] of [
      [readyImport, 'READY'],
      [doneImport, 'DONE'],
    ] as const)
      await tx
        .insertInto('patient_import')
        .values({
          tenant_id,
          id,
          state,
          account_id: therapistId,
          preview: true,
          finished_at: state === 'DONE' ? api.services.now() : null,
          cells_sealed: storedImport.cells.encrypt(cipher, id, [{ name: '', rows: [['Nom'], ['Martin']] }]),
          lines_sealed: storedImport.lines.encrypt(cipher, id, [
            { line: 2, verdict: 'refused', name: 'Martin', reasons: ['Le prénom ne peut être vide'], changes: [] },
          ]),
          preview_sealed: storedImport.preview.encrypt(cipher, id, {
            fileName: 'patients.csv',
            sheets: [{ name: '', lines: 1 }],
            columns: [{ header: 'Nom', examples: ['Martin'], field: 'lastname' }],
          }),
        })
        .execute()
    await tx
      .updateTable('session')
      .set({
        price: 60,
        comments: cipher.encrypt('Paul a brossé Praline.', { table: 'session', column: 'comments', id: session }),
      })
      .where('id', '=', session)
      .execute()
    const programmeInput: ProgrammeInput = {
      unit: 'HOURS',
      planned: 600,
      purpose: 'Travailler ensemble',
      objectives: [],
      startDate: '2031-01-01',
      plannedEndDate: null,
    }
    await insertProgramme(
      tx,
      { tenantId: tenant_id, patientId: patient, id: programme },
      programmeColumns(programme, programmeInput, cipher),
    )
    await insertReport(tx, {
      tenant_id,
      id: report,
      programme_id: programme,
      audience: 'FUNDER',
      content: cipher.encryptBytes(Buffer.from('%PDF'), { table: 'programme_report', column: 'content', id: report }),
      given_by: therapistId,
      given_at: new Date('2031-04-01T10:00:00Z'),
    })
    await insertLink(tx, {
      tenant_id,
      id: reportLink,
      report_id: report,
      recipient: 'financeur@exemple.fr',
      expires_at: new Date('2031-05-01T10:00:00Z'),
    })
    for (const { id, during, live } of await tx.selectFrom('session').select(['id', 'during', 'live']).execute()) {
      await tx
        .insertInto('session_animal')
        .values({ tenant_id, session_id: id, animal_id: animal, during, live })
        .execute()
    }
    return cipher.encryptBytes(Buffer.from('GkXfo59ChoEB', 'base64'), {
      table: 'session_audio',
      column: 'file',
      id: audio,
    })
  })
  await api.services.files.put(`${tenant_id}/${audio}`, recording)
  return {
    ...practice,
    ids: {
      therapist: therapistId,
      patient,
      firm,
      duplicate,
      deletedPatient,
      club,
      animal,
      vaccine,
      appointment,
      session,
      audio,
      signedSession,
      attendanceEntry,
      request,
      sessionType: sessionTypeId,
      question,
      vacation,
      vacationAct,
      sessionDeletion,
      bill,
      payer,
      estimation,
      billBatch,
      payment,
      programme,
      import: readyImport,
      doneImport,
      report,
      reportLink,
      signIn,
      member,
      invitation,
    },
    raceId,
    speciesId,
    appCode,
  }
}

/** Finds a race; the migrations insert the races, which all practices share. */
async function findRace(api: TestApp): Promise<{ raceId: string; speciesId: string }> {
  const [race] = await api.admin<{ raceId: string; speciesId: string }>(
    'select id as "raceId", species_id as "speciesId" from race order by id limit 1',
  )
  if (!race) throw new Error('The species of the migrations are missing.')
  return race
}

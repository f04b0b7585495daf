import type { MonthEnd, MonthEndSession } from 'shared/contracts/finance/monthEnd'
import { monthOf } from 'shared/domain/calendar/period'
import { money, plural, shortDay } from 'shared/domain/format'
import { searchPath } from '../reporting/reportSearch.ts'
import { permittedLinks } from './step.ts'
import type { HasPrivilege, Step, StepRow } from './step.ts'

const sessionsText = (count: number) => `${count} ${plural(count, 'séance', 'séances')}`

function sessionRow(
  { id, date, startTime, patient, sessionType, price }: MonthEndSession,
  hasPrivilege: HasPrivilege,
): StepRow {
  const moment = `${shortDay(date)} à ${startTime}`
  return {
    key: id,
    text: patient === null ? moment : `${moment} · ${patient}`,
    detail: sessionType,
    path: hasPrivilege('AGENDA') ? `/pros/session/${id}` : undefined,
    ...(price > 0 && { amount: money(price) }),
  }
}

const billAction = ({ id, date, startTime }: MonthEndSession) => ({
  label: 'Facturer',
  name: `Facturer la séance du ${shortDay(date)} à ${startTime}`,
  path: `/pros/billings?sessionId=${id}`,
})

const expiredNote = (count: number) =>
  count === 0
    ? undefined
    : `${count} ${plural(count, 'demande du mois a expiré', 'demandes du mois ont expiré')} sans réponse : si une séance a eu lieu, ajoutez-la à l'agenda.`

/** Returns the tasks about the sessions of a month: requests, absences, missing prices, and unbilled sessions. */
export function sessionSteps(
  { month, requests, absences, withoutPrice, unbilled }: MonthEnd,
  hasPrivilege: HasPrivilege,
): Step[] {
  const salesPath = searchPath('/sales/details', monthOf(`${month}-01`))
  const salesLinks = permittedLinks(hasPrivilege, [
    { label: 'Voir les séances du mois', path: salesPath, privilege: 'ADMINISTRATION' },
  ])
  return [
    {
      title: 'Demandes à valider',
      count: requests.count,
      figures: `${requests.count} ${plural(requests.count, 'demande', 'demandes')}`,
      text: 'Elles attendent votre réponse, et expirent sans elle.',
      note: expiredNote(requests.expired),
      rows: requests.sessions.map((session) => sessionRow(session, hasPrivilege)),
      unlistedCount: requests.count - requests.sessions.length,
      links: permittedLinks(hasPrivilege, [
        { label: "Voir l'agenda du mois", path: `/pros/sessions?date=${month}-01&vue=mois`, privilege: 'AGENDA' },
      ]),
    },
    {
      title: 'Absents : à vérifier',
      count: absences.count,
      figures: `${sessionsText(absences.count)} · ${money(absences.netPrice)} H.T`,
      text: "Le patient est noté absent, et la séance n'est ni facturée ni payée : facturez-la, corrigez la présence, ou mettez son prix à 0 € si vous ne demandez rien.",
      rows: absences.sessions.map((session) => ({
        ...sessionRow(session, hasPrivilege),
        action: hasPrivilege('BILL') ? billAction(session) : undefined,
      })),
      unlistedCount: absences.count - absences.sessions.length,
      links: salesLinks,
    },
    {
      title: 'Séances sans prix',
      count: withoutPrice.count,
      figures: sessionsText(withoutPrice.count),
      text: 'Donnez-leur un prix, ou marquez-les comme payées si elles sont offertes.',
      rows: withoutPrice.sessions.map((session) => sessionRow(session, hasPrivilege)),
      unlistedCount: withoutPrice.count - withoutPrice.sessions.length,
      links: salesLinks,
    },
    {
      title: 'Séances à facturer',
      count: unbilled.count,
      figures: `${sessionsText(unbilled.count)} · ${money(unbilled.netPrice)} H.T`,
      text: 'Ces séances ont eu lieu, et ne sont sur aucune facture.',
      rows: unbilled.patients.map(({ patientId, name, sessions, netPrice }) => ({
        key: patientId,
        text: name,
        detail: sessionsText(sessions),
        path: hasPrivilege('PATIENTS') ? `/pros/patient/${patientId}` : undefined,
        amount: money(netPrice),
      })),
      unlistedCount: unbilled.nbPatients - unbilled.patients.length,
      links: permittedLinks(hasPrivilege, [
        { label: 'Facturer le mois', path: `/pros/billings/unbilled?month=${month}`, privilege: 'BILL' },
      ]),
    },
  ]
}

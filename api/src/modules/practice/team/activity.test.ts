import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Activity } from 'shared/contracts/accounts/activity'
import { openPopulatedPractice, type PopulatedPractice } from '../../../testing/populatedPractice.ts'
import { joinPractice, testApp, type TestApp } from '../../../testing/practice.ts'

let api: TestApp
let practice: PopulatedPractice
let bruno: { id: string; token: string }

beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  practice = await openPopulatedPractice(api)
  bruno = await joinPractice(api, practice, { privileges: ['PATIENTS', 'CLUBS'] })
  await api.as(bruno.token).get(`/patients/${practice.ids.patient}/details`)
  await api.as(practice.token).delete(`/clubs/${practice.ids.club}`)
})

const path = '/user/team/activity'
const readLines = async (query = '') =>
  (await api.as(practice.token).get(`${path}${query}`)).body.content.map(
    ({ member, kind, act, entity, subject }: Activity) => [member, kind, act, entity, subject].join('|'),
  )
const accessLine = 'Bruno Petit|READ||patient|Paul Martin'
const deletionLine = 'Alice Durand|ACT|delete|club|Le Pré'

describe('the activity of a practice', () => {
  it('lists actions and access to patient files, filtered by member, kind and day', async () => {
    expect((await readLines()).toSorted()).toEqual([deletionLine, accessLine])
    expect(await readLines(`?memberId=${bruno.id}`)).toEqual([accessLine])
    expect(await readLines('?kind=ACT')).toEqual([deletionLine])
    expect(await readLines('?kind=WRITE')).toEqual([])
    expect(await readLines('?startDate=2199-01-01')).toEqual([])
    expect(await readLines('?startDate=2000-01-01&endDate=2199-01-01&kind=READ')).toEqual([accessLine])
    expect(await readLines('?endDate=2000-01-01')).toEqual([])
  })

  it('names the subject of each action', async () => {
    await api.as(practice.token).delete(`/sessions/${practice.ids.session}`)
    await api.as(practice.token).post(`/user/team/invitations/${practice.ids.invitation}/resend`)
    await api.as(practice.token).patch(`/sessions/${practice.ids.request}/validate`)
    const actionLines = await readLines('?kind=ACT')
    expect(actionLines).toContain('Alice Durand|ACT|resend|invitation|invitee@exemple.fr')
    expect(actionLines).toContain('Alice Durand|ACT|validate|session|04/03/2031')
    expect(actionLines).toContain('Alice Durand|ACT|delete|session|03/03/2031')
  })

  it("splits days at midnight in the practice's time zone", async () => {
    await api.admin("update audit set at = '2026-11-19T23:30:00Z' where tenant_id = $1", [practice.tenantId])
    expect(await readLines('?kind=ACT&startDate=2026-11-20&endDate=2026-11-20')).toEqual([deletionLine])
    expect(await readLines('?kind=ACT&endDate=2026-11-19')).toEqual([])
  })

  it('returns pages of fifty', async () => {
    await api.admin(
      "insert into audit (tenant_id, id, act, entity) select $1, gen_random_uuid(), 'expire', 'session' from generate_series(1, 60)",
      [practice.tenantId],
    )
    const { body } = await api.as(practice.token).get(`${path}?page=1&kind=ACT`)
    expect([body.content.length, body.totalElements, body.totalPages]).toEqual([11, 61, 2])
  })

  it('is exported as CSV, and the export is audited', async () => {
    const file = await api.app.inject({
      url: `/api${path}/file?kind=READ`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    expect(file.body).toMatch(
      /^\uFEFFJour;Heure;Membre;Quoi;Concerne\r\n.*;Bruno Petit;Dossier consulté;Paul Martin\r\n$/,
    )
    expect(await readLines('?kind=ACT')).toContain('Alice Durand|ACT|exportActivity|member|Alice Durand')
  })

  it('hides patient names from members who may not read patients, and is only for administrators', async () => {
    const administratorWithoutPatientAccess = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    const { body } = await api.as(administratorWithoutPatientAccess.token).get(`${path}?kind=READ`)
    expect(body.content[0]).toMatchObject({ member: 'Bruno Petit', subject: '' })
    expect((await api.as(bruno.token).get(path)).status).toBe(403)
  })

  it('marks former members in the list of members', async () => {
    await api.as(practice.token).delete(`/user/team/members/${bruno.id}`)
    const members = (await api.as(practice.token).get(`${path}/members`)).body
    expect(members).toContainEqual({ id: bruno.id, name: 'Bruno Petit', hasLeft: true })
    expect(await readLines('?kind=READ')).toEqual([accessLine])
  })
})

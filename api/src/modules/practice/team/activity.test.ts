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
const linesOf = async (query = '') =>
  (await api.as(practice.token).get(`${path}${query}`)).body.content.map(
    ({ member, kind, act, entity, subject }: Activity) => [member, kind, act, entity, subject].join('|'),
  )
const read = 'Bruno Petit|READ||patient|Paul Martin'
const deleted = 'Alice Durand|ACT|delete|club|Le Pré'

describe('the activity of a practice', () => {
  it('has who did what and who read which file, by member, kind and day', async () => {
    expect((await linesOf()).toSorted()).toEqual([deleted, read])
    expect(await linesOf(`?memberId=${bruno.id}`)).toEqual([read])
    expect(await linesOf('?kind=ACT')).toEqual([deleted])
    expect(await linesOf('?kind=WRITE')).toEqual([])
    expect(await linesOf('?startDate=2199-01-01')).toEqual([])
    expect(await linesOf('?startDate=2000-01-01&endDate=2199-01-01&kind=READ')).toEqual([read])
    expect(await linesOf('?endDate=2000-01-01')).toEqual([])
  })

  it('names what each line is about', async () => {
    await api.as(practice.token).delete(`/sessions/${practice.ids.session}`)
    await api.as(practice.token).post(`/user/team/invitations/${practice.ids.invitation}/resend`)
    await api.as(practice.token).patch(`/sessions/${practice.ids.request}/validate`)
    const acts = await linesOf('?kind=ACT')
    expect(acts).toContain('Alice Durand|ACT|resend|invitation|invitee@exemple.fr')
    expect(acts).toContain('Alice Durand|ACT|validate|session|04/03/2031')
    expect(acts).toContain('Alice Durand|ACT|delete|session|03/03/2031')
  })

  it("cuts days at the practice's midnight", async () => {
    await api.admin("update audit set at = '2026-11-19T23:30:00Z' where tenant_id = $1", [practice.tenantId])
    expect(await linesOf('?kind=ACT&startDate=2026-11-20&endDate=2026-11-20')).toEqual([deleted])
    expect(await linesOf('?kind=ACT&endDate=2026-11-19')).toEqual([])
  })

  it('comes fifty at a time', async () => {
    await api.admin(
      "insert into audit (tenant_id, id, act, entity) select $1, gen_random_uuid(), 'expire', 'session' from generate_series(1, 60)",
      [practice.tenantId],
    )
    const { body } = await api.as(practice.token).get(`${path}?page=1&kind=ACT`)
    expect([body.content.length, body.totalElements, body.totalPages]).toEqual([11, 61, 2])
  })

  it('is a file too, and that it was taken is recorded', async () => {
    const file = await api.app.inject({
      url: `/api${path}/file?kind=READ`,
      headers: { authorization: `Bearer ${practice.token}` },
    })
    expect(file.body).toMatch(
      /^\uFEFFJour;Heure;Membre;Quoi;Concerne\r\n.*;Bruno Petit;Dossier consulté;Paul Martin\r\n$/,
    )
    expect(await linesOf('?kind=ACT')).toContain('Alice Durand|ACT|exportActivity|member|Alice Durand')
  })

  it('names no patient to who may not read patients, and is for administrators only', async () => {
    const deputy = await joinPractice(api, practice, { privileges: ['ADMINISTRATION'] })
    const { body } = await api.as(deputy.token).get(`${path}?kind=READ`)
    expect(body.content[0]).toMatchObject({ member: 'Bruno Petit', subject: '' })
    expect((await api.as(bruno.token).get(path)).status).toBe(403)
  })

  it('knows who has left', async () => {
    await api.as(practice.token).delete(`/user/team/members/${bruno.id}`)
    const members = (await api.as(practice.token).get(`${path}/members`)).body
    expect(members).toContainEqual({ id: bruno.id, name: 'Bruno Petit', hasLeft: true })
    expect(await linesOf('?kind=READ')).toEqual([read])
  })
})

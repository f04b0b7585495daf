import { describe, expect, it } from '@jest/globals'
import type { MemberRole } from '../../contracts/accounts/team.ts'
import { acceptanceProblems, countTeam, fitsWithin, hasFreeSeat, hasFreeSeatFor, invitationProblems } from './team.ts'

const limits = (nbMaxAssistants: number, nbMaxTherapists: number) => ({ nbMaxAssistants, nbMaxTherapists })
const team = (assistants: number, therapists: number) => ({ assistants, therapists })

describe('hasFreeSeat, countTeam and fitsWithin', () => {
  it.each<[string, ReturnType<typeof limits>, ReturnType<typeof team>, MemberRole[]]>([
    ['find no free seat in Standard', limits(0, 1), team(0, 0), []],
    ['find a free seat for an assistant in Pro', limits(1, 1), team(0, 0), ['ASSISTANT']],
    ['find no free seat in Pro with an assistant', limits(1, 1), team(1, 0), []],
    ['find free seats for both roles in Ultime', limits(4, 4), team(3, 3), ['ASSISTANT', 'THERAPIST']],
    ['find no free seat for assistants in Ultime with four assistants', limits(4, 4), team(4, 3), ['THERAPIST']],
    ['find no free seat in Ultime with four assistants and four therapists', limits(4, 4), team(4, 4), []],
  ])('%s', (_caseName, teamLimits, count, rolesWithFreeSeat) => {
    const roles = (['ASSISTANT', 'THERAPIST'] as const).filter((role) => hasFreeSeatFor(role, teamLimits, count))
    expect(roles).toEqual(rolesWithFreeSeat)
    expect(hasFreeSeat(teamLimits, count)).toBe(rolesWithFreeSeat.length > 0)
  })

  it('count members by role, without the owner', () => {
    expect(countTeam(['ADMIN', 'THERAPIST', 'ASSISTANT', 'ASSISTANT'])).toEqual(team(2, 1))
  })

  it.each([
    [limits(1, 1), team(1, 0), true],
    [limits(1, 1), team(1, 1), false],
    [limits(0, 1), team(1, 0), false],
    [limits(4, 4), team(4, 4), true],
  ])('compare the limits %j with the team %j: fits is %s', (teamLimits, count, fits) => {
    expect(fitsWithin(teamLimits, count)).toBe(fits)
  })
})

describe('invitationProblems and acceptanceProblems', () => {
  it.each([
    ['', 'ASSISTANT', ['E-mail requis']],
    ['ines', 'THERAPIST', ['E-mail incorrect']],
    ['ines@exemple.fr', 'ADMIN', ['Choisissez assistant ou praticien']],
    ['ines@exemple.fr', 'THERAPIST', []],
  ] as const)('check an invitation to %j as %s', (email, role, messages) => {
    expect(invitationProblems({ email, role }).map(({ message }) => message)).toEqual(messages)
  })

  it('require every field of an acceptance, equal passwords, and the minimum length', () => {
    const empty = { email: '', firstname: ' ', lastname: '', password: '', confirmation: 'x' }
    expect(acceptanceProblems(empty, 8).map(({ field }) => field)).toEqual([
      'email',
      'lastname',
      'firstname',
      'password',
      'confirmation',
    ])
    const filled = { email: 'i@exemple.fr', firstname: 'Inès', lastname: 'B', password: 'court', confirmation: 'court' }
    expect(acceptanceProblems(filled, 8).map(({ message }) => message)).toEqual([
      'Mot de passe : 8 caractères au moins',
    ])
  })
})

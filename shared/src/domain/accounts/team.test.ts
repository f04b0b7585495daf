import { describe, expect, it } from '@jest/globals'
import type { MemberRole } from '../../contracts/accounts/team.ts'
import { acceptanceProblems, countTeam, fitsWithin, hasFreeSeat, hasFreeSeatFor, invitationProblems } from './team.ts'

const limits = (nbMaxAssistants: number, nbMaxTherapists: number) => ({ nbMaxAssistants, nbMaxTherapists })
const team = (assistants: number, therapists: number) => ({ assistants, therapists })

describe('the seats of a contract', () => {
  it.each<[string, ReturnType<typeof limits>, ReturnType<typeof team>, MemberRole[]]>([
    ['Standard has none', limits(0, 1), team(0, 0), []],
    ['Pro has one for an assistant', limits(1, 1), team(0, 0), ['ASSISTANT']],
    ['Pro is full with its assistant', limits(1, 1), team(1, 0), []],
    ['Ultime has several of both, beside its owner', limits(4, 4), team(3, 3), ['ASSISTANT', 'THERAPIST']],
    ['Ultime may be full of one role', limits(4, 4), team(4, 3), ['THERAPIST']],
    ['Ultime is full with the sum of both', limits(4, 4), team(4, 4), []],
  ])('%s', (_sentence, allowed, count, open) => {
    const roles = (['ASSISTANT', 'THERAPIST'] as const).filter((role) => hasFreeSeatFor(role, allowed, count))
    expect(roles).toEqual(open)
    expect(hasFreeSeat(allowed, count)).toBe(open.length > 0)
  })

  it('exclude the owner', () => {
    expect(countTeam(['ADMIN', 'THERAPIST', 'ASSISTANT', 'ASSISTANT'])).toEqual(team(2, 1))
  })

  it.each([
    [limits(1, 1), team(1, 0), true],
    [limits(1, 1), team(1, 1), false],
    [limits(0, 1), team(1, 0), false],
    [limits(4, 4), team(4, 4), true],
  ])('%j hold %j: %s', (allowed, count, fits) => {
    expect(fitsWithin(allowed, count)).toBe(fits)
  })
})

describe('the problems', () => {
  it.each([
    ['', 'ASSISTANT', ['E-mail requis']],
    ['ines', 'THERAPIST', ['E-mail incorrect']],
    ['ines@exemple.fr', 'ADMIN', ['Choisissez assistant ou praticien']],
    ['ines@exemple.fr', 'THERAPIST', []],
  ] as const)('of an invitation to %s as %s', (email, role, messages) => {
    expect(invitationProblems({ email, role }).map(({ message }) => message)).toEqual(messages)
  })

  it('of an acceptance: everything is filled in, and both passwords are equal', () => {
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

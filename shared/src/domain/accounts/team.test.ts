import { describe, expect, it } from '@jest/globals'
import type { MemberRole } from '../../contracts/accounts/team.ts'
import type { Problem } from '../problems.ts'
import { acceptanceProblems, countTeam, fitsWithin, hasFreeSeat, hasFreeSeatFor, invitationProblems } from './team.ts'

const limitsOf = (nbMaxAssistants: number, nbMaxTherapists: number) => ({ nbMaxAssistants, nbMaxTherapists })
const textsOf = (problems: readonly Problem[]) => problems.map(({ field, message }) => `${field}: ${message}`)
const teamOf = (assistants: number, therapists: number) => ({ assistants, therapists })

type FreeSeatsCase = [
  caseName: string,
  limits: ReturnType<typeof limitsOf>,
  count: ReturnType<typeof teamOf>,
  rolesWithFreeSeat: MemberRole[],
]

describe('hasFreeSeat and hasFreeSeatFor', () => {
  it.each<FreeSeatsCase>([
    ['find no free seat in Standard', limitsOf(0, 1), teamOf(0, 0), []],
    ['find a free seat for an assistant in Pro', limitsOf(1, 1), teamOf(0, 0), ['ASSISTANT']],
    ['find no free seat in Pro with an assistant', limitsOf(1, 1), teamOf(1, 0), []],
    ['find free seats for both roles in Ultime', limitsOf(4, 4), teamOf(3, 3), ['ASSISTANT', 'THERAPIST']],
    ['find no free seat for assistants in Ultime with four assistants', limitsOf(4, 4), teamOf(4, 3), ['THERAPIST']],
    ['find no free seat in Ultime with four assistants and four therapists', limitsOf(4, 4), teamOf(4, 4), []],
  ])('%s', (_caseName, teamLimits, count, rolesWithFreeSeat) => {
    const roles = (['ASSISTANT', 'THERAPIST'] as const).filter((role) => hasFreeSeatFor(role, teamLimits, count))
    expect(roles).toEqual(rolesWithFreeSeat)
    expect(hasFreeSeat(teamLimits, count)).toBe(rolesWithFreeSeat.length > 0)
  })
})

describe('countTeam', () => {
  it('counts members by role, without the owner', () => {
    expect(countTeam(['ADMIN', 'THERAPIST', 'ASSISTANT', 'ASSISTANT', 'ASSISTANT'])).toEqual(teamOf(3, 1))
  })
})

describe('fitsWithin', () => {
  it.each([
    [limitsOf(1, 1), teamOf(1, 0), true],
    [limitsOf(1, 1), teamOf(1, 1), false],
    [limitsOf(0, 1), teamOf(1, 0), false],
    [limitsOf(4, 4), teamOf(4, 4), true],
  ])('compares the limits %j with the team %j: %s', (teamLimits, count, expected) => {
    expect(fitsWithin(teamLimits, count)).toBe(expected)
  })
})

describe('invitationProblems', () => {
  it.each([
    ['', 'ASSISTANT', ['email: E-mail requis']],
    [' ', 'ASSISTANT', ['email: E-mail requis']],
    ['ines', 'THERAPIST', ['email: E-mail incorrect']],
    ['ines@exemple', 'THERAPIST', ['email: E-mail incorrect']],
    ['ines b@exemple.fr', 'THERAPIST', ['email: E-mail incorrect']],
    ['ines@exemple.fr, lea@exemple.fr', 'THERAPIST', ['email: E-mail incorrect']],
    ['ines@exemple.fr', 'ADMIN', ['role: Choisissez assistant ou praticien']],
    ['ines@exemple.fr', 'THERAPIST', []],
    [' ines@exemple.fr ', 'ASSISTANT', []],
  ] as const)('checks an invitation to %j as %s', (email, role, problems) => {
    expect(textsOf(invitationProblems({ email, role }))).toEqual(problems)
  })
})

describe('acceptanceProblems', () => {
  const acceptance = { email: 'i@exemple.fr', firstname: 'Inès', lastname: 'B' }

  it('requires every field, and equal passwords', () => {
    const blank = { email: ' ', firstname: ' ', lastname: ' ', password: '', confirmation: 'x' }
    expect(textsOf(acceptanceProblems(blank, 8))).toEqual([
      'email: E-mail requis',
      'lastname: Nom de famille obligatoire',
      'firstname: Prénom obligatoire',
      'password: Mot de passe requis',
      'confirmation: Mot de passe et confirmation différents',
    ])
  })

  it.each([
    ['1234567', ['password: Mot de passe : 8 caractères au moins']],
    ['12345678', []],
    ['123456789', []],
  ])('checks the length of the password %s', (password, problems) => {
    expect(textsOf(acceptanceProblems({ ...acceptance, password, confirmation: password }, 8))).toEqual(problems)
  })
})

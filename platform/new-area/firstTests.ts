import { quote } from './areaFiles.ts'
import type { AreaSpec } from './areaSpec.ts'

const searchTestSource = `import { describe, expect, it } from '@jest/globals'
import type { Member } from 'shared/contracts/accounts/user'
import { searchMembers } from './searchMembers.ts'

const member = (firstname: string, lastname: string): Member => ({ version: 'v1', id: lastname, firstname, lastname, email: 'a@exemple.fr', role: 'THERAPIST', authorizations: [] })
const team = [member('Inès', 'Belkacem'), member('Léa', 'Martin')]

describe('searchMembers', () => {
  it.each([
    ['every member when the search is empty', '', ['Belkacem', 'Martin']],
    ['a member by first name without its accent', 'ines', ['Belkacem']],
    ['a member by last name and the beginning of the first name', 'MARTIN lé', ['Martin']],
    ['no member when the words are from different members', 'martin inès', []],
  ])('finds %s', (_caseName, search, expected) => {
    expect(searchMembers(team, search).map(({ lastname }) => lastname)).toEqual(expected)
  })
})
`

const pageTestSource = ({
  title,
  path,
}: AreaSpec) => `import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from 'shared/contracts/accounts/user'
import { mockResponse, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const ines: Member = { version: 'v1', id: id(7), firstname: 'Inès', lastname: 'Belkacem', email: 'ines@exemple.fr', role: 'THERAPIST', authorizations: [] }
const lea: Member = { ...ines, id: id(8), firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr', role: 'ASSISTANT' }
const openTeam = (search = '') => openArea(area.Root, \`${path}\${search}\`)

beforeEach(() => void signedInAs())
afterEach(resetMocks)

describe(${quote(title)}, () => {
  it('lists the members by name, with role and e-mail address', async () => {
    mockResponse('GET /user/team', 200, [lea, ines])
    openTeam()
    expect(await screen.findByRole('heading', { level: 1, name: ${quote(title)} })).toBeInTheDocument()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(/Inès Belkacem.*Praticien/)
    expect(second).toHaveTextContent(/Léa Martin.*Assistant/)
    expect(screen.getByRole('link', { name: 'ines@exemple.fr' })).toHaveAttribute('href', 'mailto:ines@exemple.fr')
    expect(screen.getByText('2 membres')).toBeInTheDocument()
  })

  it('filters the members by a typed name, which stays out of the URL', async () => {
    mockResponse('GET /user/team', 200, [ines, lea])
    const { address } = openTeam()
    await screen.findByText('2 membres')
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher par nom' }), 'lea')
    expect(await screen.findByText('1 membre')).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveTextContent('Léa Martin')
    expect(address()).toBe('${path}')
  })

  it('applies the search and the sort order of the URL, and shows a message when no member matches', async () => {
    mockResponse('GET /user/team', 200, [ines, lea])
    const { unmount } = openTeam('?sort=name.desc')
    const [first] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Léa Martin')
    unmount()
    openTeam('?name=dupont')
    expect(await screen.findByText('Aucun résultat trouvé pour votre recherche')).toBeInTheDocument()
  })

  it('loads the members again when the user retries after a failure', async () => {
    mockFailure('GET /user/team', 403, 'E403')
    openTeam()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /user/team', 200, [])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText("Aucun membre dans l'équipe pour l'instant")).toBeInTheDocument()
  })
})
`

/** Returns the tests of the first screen, an example for later tests. */
export const firstTests = (spec: AreaSpec): Record<string, string> => ({
  'src/team/TeamPage.test.tsx': pageTestSource(spec),
  'src/team/searchMembers.test.ts': searchTestSource,
})

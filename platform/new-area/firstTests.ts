import { quoted } from './areaFiles.ts'
import type { AreaSpec } from './areaSpec.ts'

const searchTest = `import { describe, expect, it } from '@jest/globals'
import type { Member } from 'shared/contracts/accounts/user'
import { searchMembers } from './searchMembers.ts'

const member = (firstname: string, lastname: string): Member => ({ version: 'v1', id: lastname, firstname, lastname, email: 'a@exemple.fr', role: 'THERAPIST', authorizations: [] })
const team = [member('Inès', 'Belkacem'), member('Léa', 'Martin')]

describe('a search among the members', () => {
  it.each([
    ['everyone without a word', '', ['Belkacem', 'Martin']],
    ['by the first name, without its accent', 'ines', ['Belkacem']],
    ['by the last name first', 'MARTIN lé', ['Martin']],
    ['nobody of that name', 'martin inès', []],
  ])('finds %s', (_sentence, words, expected) => {
    expect(searchMembers(team, words).map(({ lastname }) => lastname)).toEqual(expected)
  })
})
`

const pageTest = ({
  title,
  path,
}: AreaSpec) => `import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from 'shared/contracts/accounts/user'
import { mockResponse, resetMocks, id, openArea, mockFailure, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const ines: Member = { version: 'v1', id: id(7), firstname: 'Inès', lastname: 'Belkacem', email: 'ines@exemple.fr', role: 'THERAPIST', authorizations: [] }
const lea: Member = { ...ines, id: id(8), firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr', role: 'ASSISTANT' }
const open = (search = '') => openArea(area.Root, \`${path}\${search}\`)

beforeEach(() => void signedInAs())
afterEach(resetMocks)

describe(${quoted(title)}, () => {
  it('shows each member with role and address, by name', async () => {
    mockResponse('GET /user/team', 200, [lea, ines])
    open()
    expect(await screen.findByRole('heading', { level: 1, name: ${quoted(title)} })).toBeInTheDocument()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(/Inès Belkacem.*Praticien/)
    expect(second).toHaveTextContent(/Léa Martin.*Assistant/)
    expect(screen.getByRole('link', { name: 'ines@exemple.fr' })).toHaveAttribute('href', 'mailto:ines@exemple.fr')
    expect(screen.getByText('2 membres')).toBeInTheDocument()
  })

  it('finds a member by name, and keeps the search in the URL', async () => {
    mockResponse('GET /user/team', 200, [ines, lea])
    const { address } = open()
    await screen.findByText('2 membres')
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher par nom' }), 'lea')
    expect(await screen.findByText('1 membre')).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveTextContent('Léa Martin')
    await waitFor(() => expect(address()).toBe('${path}?name=lea'))
  })

  it('opens with the search and the sort of the URL, and says when nobody is found', async () => {
    mockResponse('GET /user/team', 200, [ines, lea])
    const { unmount } = open('?sort=name.desc')
    const [first] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent('Léa Martin')
    unmount()
    open('?name=dupont')
    expect(await screen.findByText('Aucun résultat trouvé pour votre recherche')).toBeInTheDocument()
  })

  it('can be loaded again after a failure', async () => {
    mockFailure('GET /user/team', 403, 'E403')
    open()
    await screen.findByText('Le chargement a échoué.')
    mockResponse('GET /user/team', 200, [])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText("Aucun membre dans l'équipe pour l'instant")).toBeInTheDocument()
  })
})
`

/** The tests of the first screen, as a model for later ones. */
export const firstTests = (spec: AreaSpec): Record<string, string> => ({
  'src/team/TeamPage.test.tsx': pageTest(spec),
  'src/team/searchMembers.test.ts': searchTest,
})

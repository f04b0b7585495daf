import { quoted } from './areaFiles.ts'
import type { Wish } from './wish.ts'

const matchingTest = `import { describe, expect, it } from '@jest/globals'
import type { Member } from 'shared/contracts/user'
import { matching } from './matching.ts'

const member = (firstname: string, lastname: string): Member => ({ id: lastname, firstname, lastname, email: 'a@exemple.fr', role: 'THERAPIST', authorizations: [] })
const team = [member('Inès', 'Belkacem'), member('Léa', 'Martin')]

describe('a search among the members', () => {
  it.each([
    ['everyone without a word', '', ['Belkacem', 'Martin']],
    ['by the first name, without its accent', 'ines', ['Belkacem']],
    ['by the last name first', 'MARTIN lé', ['Martin']],
    ['nobody of that name', 'martin inès', []],
  ])('finds %s', (_sentence, words, expected) => {
    expect(matching(team, words).map(({ lastname }) => lastname)).toEqual(expected)
  })
})
`

const pageTest = ({ title, path }: Wish) => `import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Member } from 'shared/contracts/user'
import { answer, forgetAnswers, id, openArea, refuse, signedInAs } from 'shared/testing'
import area from '../remote.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const ines: Member = { id: id(7), firstname: 'Inès', lastname: 'Belkacem', email: 'ines@exemple.fr', role: 'THERAPIST', authorizations: [] }
const lea: Member = { ...ines, id: id(8), firstname: 'Léa', lastname: 'Martin', email: 'lea@exemple.fr', role: 'ASSISTANT' }
const open = () => openArea(area.Root, '${path}')

beforeEach(() => void signedInAs())
afterEach(forgetAnswers)

describe(${quoted(title)}, () => {
  it('shows each member with role and address', async () => {
    answer('GET /user/team', 200, [ines, lea])
    open()
    expect(await screen.findByRole('heading', { level: 1, name: ${quoted(title)} })).toBeInTheDocument()
    const [first, second] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(/Inès Belkacem.*Praticien/)
    expect(second).toHaveTextContent(/Léa Martin.*Assistant/)
    expect(screen.getByRole('link', { name: 'ines@exemple.fr' })).toHaveAttribute('href', 'mailto:ines@exemple.fr')
    expect(screen.getByText('2 membres')).toBeInTheDocument()
  })

  it('finds a member by name, and says when there is none', async () => {
    answer('GET /user/team', 200, [ines, lea])
    open()
    await screen.findByText('2 membres')
    await user.type(screen.getByRole('searchbox'), 'lea')
    expect(await screen.findByText('1 membre')).toBeInTheDocument()
    expect(screen.getByRole('listitem')).toHaveTextContent('Léa Martin')
    await user.type(screen.getByRole('searchbox'), ' dupont')
    expect(await screen.findByText('Aucun résultat trouvé pour votre recherche')).toBeInTheDocument()
  })

  it('can be asked for again', async () => {
    refuse('GET /user/team', 403, 'E403')
    open()
    await screen.findByText("Problème lors de la récupération de l'équipe")
    answer('GET /user/team', 200, [])
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText("Aucun membre dans l'équipe pour l'instant")).toBeInTheDocument()
  })
})
`

/** The tests of the first screen, and the model of the next ones. */
export const firstTests = (wish: Wish): Record<string, string> => ({
  'src/team/TeamPage.test.tsx': pageTest(wish),
  'src/team/matching.test.ts': matchingTest,
})

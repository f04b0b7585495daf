import { beforeEach, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
})

it.each([
  ['/pros/team', 'Aide sur cet écran (nouvel onglet)', '/aide/equipe'],
  ['/pros/clubs', 'Aide (nouvel onglet)', '/aide'],
])("the button '?' on the page %s opens the page's help in a new tab", async (path, name, helpPath) => {
  signedInAs({ privileges: ['ADMINISTRATION', 'CLUBS'] })
  await openShell(path)
  await user.click(await screen.findByRole('button', { name: 'Aide et affichage' }))
  const link = screen.getByRole('menuitem', { name })
  expect(link).toHaveAttribute('href', helpPath)
  expect(link).toHaveAttribute('target', '_blank')
})

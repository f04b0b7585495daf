import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const findProfileLink = () => screen.findByRole('link', { name: /^Mon profil/ })

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('complice.tourSeen', '1')
  resetMocks()
  signedOut()
})

describe('ProfileLink', () => {
  it.each([
    ['a desktop', 1280],
    ['a phone', 390],
  ])('shows the signed-in user and the practice on %s', async (_caseName, width) => {
    window.innerWidth = width
    signedInAs()
    await openShell('/pros/patients')
    expect(await findProfileLink()).toHaveAccessibleName('Mon profil : Camille Roux Les Prés')
    expect(screen.getByText('Camille Roux')).toBeVisible()
    expect(screen.getByText('Les Prés')).toBeVisible()
    window.innerWidth = 1280
  })

  it('shows the e-mail address of a member whose practice has no name', async () => {
    signedInAs({ firm: null })
    await openShell('/pros/patients')
    expect(await findProfileLink()).toHaveAccessibleName('Mon profil : Camille Roux camille@exemple.fr')
  })
})

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aUser, signedInAs } from 'shared/testing'
import { openTrees } from '../../../../testing/openTrees.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const getHeaders = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)
const openMenu = () => user.click(screen.getByRole('button', { name: 'Colonnes' }))
const findColumn = (name: string) => screen.findByRole('menuitemcheckbox', { name })
const secondMember = 'f0000000-0000-4000-8000-000000000002'

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
})
afterEach(() => localStorage.clear())

describe('the columns of a list', () => {
  it('are hidden and shown by the keyboard, and the menu stays open', async () => {
    openTrees()
    act(() => screen.getByRole('button', { name: 'Colonnes' }).focus())
    await user.keyboard('{Enter}')
    expect((await screen.findAllByRole('menuitemcheckbox')).map(({ textContent }) => textContent)).toEqual([
      'Hauteur',
      'Lettres',
    ])
    expect(await findColumn('Hauteur')).toHaveFocus()
    await user.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(await findColumn('Hauteur')).not.toBeChecked()
    expect(await findColumn('Lettres')).toBeChecked()
    expect(getHeaders()).toEqual(['Nom', 'Lettres', 'Actions'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Colonnes' })).toHaveFocus())
  })

  it('are stored on the device, until one button restores the default', async () => {
    const { unmount } = openTrees()
    await openMenu()
    await user.click(await findColumn('Lettres'))
    unmount()
    openTrees()
    expect(getHeaders()).toEqual(['Nom', 'Hauteur', 'Lettres', 'Actions'])
    await openMenu()
    await user.click(await screen.findByRole('menuitem', { name: 'Colonnes par défaut' }))
    expect(getHeaders()).toEqual(['Nom', 'Hauteur', 'Actions'])
  })

  it('are stored separately for each member', async () => {
    const { unmount } = openTrees()
    await openMenu()
    await user.click(await findColumn('Hauteur'))
    expect(getHeaders()).toEqual(['Nom', 'Actions'])
    unmount()
    signedInAs(aUser({ id: secondMember }))
    openTrees()
    expect(getHeaders()).toEqual(['Nom', 'Hauteur', 'Actions'])
  })

  it('cannot be chosen on a phone, where rows are cards', () => {
    window.innerWidth = 390
    openTrees()
    expect(screen.queryByRole('button', { name: 'Colonnes' })).not.toBeInTheDocument()
  })
})

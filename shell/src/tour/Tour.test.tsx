import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { resetMocks, signedInAs, signedOut } from 'shared/testing'
import { openShell } from '../testing/openShell.tsx'

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const queryStep = () => screen.queryByLabelText(/^Visite guidée/)

beforeEach(async () => {
  await import('./Tour.tsx')
  jest.useFakeTimers()
  localStorage.clear()
  resetMocks()
  signedOut()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the guided tour', () => {
  it('starts one second after the first sign-in on the device, and only once', async () => {
    signedInAs({ privileges: ['AGENDA', 'CLUBS'] })
    const firstRender = await openShell('/pros/user')
    await wait(900)
    expect(queryStep()).not.toBeInTheDocument()
    await wait(1500)
    expect(queryStep()).toHaveTextContent('Rendez-vous')
    expect(queryStep()).toHaveTextContent('1 sur 2')
    firstRender.unmount()
    await openShell('/pros/user')
    await wait(3000)
    expect(queryStep()).not.toBeInTheDocument()
  })

  it.each([
    ['has no team step on Standard', 'STANDARD', ['ADMINISTRATION'], '1 sur 3'],
    ['has the team step for an administrator on Pro', 'PRO', ['ADMINISTRATION'], '1 sur 4'],
    ['has no team step for a member on Ultime', 'ULTIME', ['AGENDA'], '1 sur 1'],
  ] as const)('%s', async (_caseName, offer, privileges, expected) => {
    signedInAs({
      privileges: [...privileges],
      tenant: { offer, taxesAmount: 20, trialEndsAt: '2026-12-20T00:00:00.000Z', timeZone: 'Europe/Paris' },
    })
    await openShell('/pros/user')
    await wait(2500)
    expect(queryStep()).toHaveTextContent(expected)
  })

  it('shows its steps in order, with French buttons, until the end', async () => {
    signedInAs({ privileges: ['AGENDA', 'CLUBS'] })
    await openShell('/pros/user')
    await wait(2500)
    act(() => screen.getByRole('button', { name: 'Suivant' }).click())
    await wait(1000)
    expect(queryStep()).toHaveTextContent('Lieux')
    act(() => screen.getByRole('button', { name: 'Terminer' }).click())
    await wait(1000)
    expect(queryStep()).not.toBeInTheDocument()
  })

  it('skips a step after two seconds when its anchor is missing, and reports it', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    signedInAs({ privileges: ['AGENDA', 'CLUBS', 'PATIENTS'] })
    await openShell('/pros/user')
    await wait(2500)
    expect(queryStep()).toHaveTextContent('Rendez-vous')
    document.querySelector('[data-tour="menu.clubs"]')?.removeAttribute('data-tour')
    act(() => screen.getByRole('button', { name: 'Suivant' }).click())
    await wait(1500)
    expect(queryStep()).not.toBeInTheDocument()
    await wait(2500)
    expect(queryStep()).toHaveTextContent('Patients')
    expect(warn).toHaveBeenCalledWith('mf-whole@one tour shown', undefined)
  })

  it('does not start for a blocked account', async () => {
    signedInAs({ paymentBlocked: true })
    await openShell('/pros/user')
    await wait(3000)
    expect(queryStep()).not.toBeInTheDocument()
  })
})

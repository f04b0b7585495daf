import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noLimits } from 'shared/domain/workload/presets'
import { anAnimal, mockResponse, resetMocks, openArea, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { mockAnimal } from '../../testing/animalPage.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const noisette = anAnimal()
const section = async () => within(await screen.findByRole('region', { name: 'Limites de travail' }))

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockAnimal(noisette)
})
afterEach(resetMocks)

const open = () => openArea(area.Root, `/pros/animal/${noisette.id}`)

describe('the limits of an animal', () => {
  it('are empty until they are set, and published ones name their source with a caveat', async () => {
    open()
    const limits = await section()
    expect(limits.getByRole('combobox', { name: 'Repères' })).toHaveDisplayValue('Aucune limite')
    expect(limits.queryByText(/^Source/)).toBeNull()
    expect(limits.getByText(/Repères publiés, pas une preuve de bien-être/)).toBeVisible()
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'path')
    expect(limits.getByText(/Source : PATH Intl., norme EQM6/)).toBeVisible()
    expect(limits.getByLabelText('Travail par jour, au plus')).toHaveValue('360')
    expect(limits.getByLabelText("Travail d'affilée, au plus")).toHaveValue('180')
    expect(limits.getByText('soit 6 h')).toBeVisible()
    expect(limits.getByText('soit 3 h')).toBeVisible()
  })

  it('can be changed after a preset, and are saved as they were typed', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    open()
    const limits = await section()
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'petPartners')
    const byDay = limits.getByLabelText('Travail par jour, au plus')
    await user.clear(byDay)
    await user.type(byDay, '90')
    await user.type(limits.getByLabelText('Repos entre deux séances'), '30')
    expect(limits.getByRole('combobox', { name: 'Repères' })).toHaveDisplayValue('Limites de cet animal')
    expect(limits.queryByText(/^Source/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(calls.map(({ body }) => body.limits)).toEqual([{ ...noLimits, minutesByDay: 90, restBetween: 30 }]),
    )
  })

  it('for its riders are saved with it, and refused beside their field', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    open()
    const riders = within(await screen.findByRole('region', { name: 'Avec les patients' }))
    await user.type(riders.getByLabelText('Poids du cavalier, au plus'), '800')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await riders.findByText(/Poids du cavalier : de 1 à 500 kg/)).toBeVisible()
    expect(calls).toEqual([])
    await user.clear(riders.getByLabelText('Poids du cavalier, au plus'))
    await user.type(riders.getByLabelText('Poids du cavalier, au plus'), '80')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(calls[0]?.body.riderLimits).toEqual({ maxWeightKg: 80, minAge: null }))
  })

  it('show their error beside the field when they are invalid, and nothing is sent', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    open()
    const limits = await section()
    await user.type(limits.getByLabelText('Jours de repos par semaine'), '8')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await limits.findByText('Jours de repos par semaine : de 1 à 7')).toBeVisible()
    expect(calls).toEqual([])
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'Aucune limite')
    await waitFor(() => expect(limits.queryByText('Jours de repos par semaine : de 1 à 7')).toBeNull())
    expect(limits.getByLabelText('Jours de repos par semaine')).toHaveValue('')
  })
})

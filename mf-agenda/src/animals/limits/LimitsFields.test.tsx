import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { noLimits } from 'shared/domain/workload/presets'
import { anAnimal, mockResponse, resetMocks, openArea, signedInAs } from 'shared/testing'
import area from '../../remote.tsx'
import { mockAnimal } from '../../testing/animalPage.ts'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const noisette = anAnimal()
const findLimitsSection = async () => within(await screen.findByRole('region', { name: 'Limites de travail' }))

beforeEach(() => {
  window.innerWidth = 1280
  signedInAs()
  mockAnimal(noisette)
})
afterEach(resetMocks)

const openAnimal = () => openArea(area.Root, `/pros/animal/${noisette.id}`)

describe('the fields for the limits of an animal', () => {
  it('start without limits, and name the source of a published preset', async () => {
    openAnimal()
    const limits = await findLimitsSection()
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

  it('save limits that were changed after choosing a preset', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    openAnimal()
    const limits = await findLimitsSection()
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'petPartners')
    const minutesByDayField = limits.getByLabelText('Travail par jour, au plus')
    await user.clear(minutesByDayField)
    await user.type(minutesByDayField, '90')
    await user.type(limits.getByLabelText('Repos entre deux séances'), '30')
    expect(limits.getByRole('combobox', { name: 'Repères' })).toHaveDisplayValue('Limites de cet animal')
    expect(limits.queryByText(/^Source/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(calls.map(({ body }) => body.limits)).toEqual([{ ...noLimits, minutesByDay: 90, restBetween: 30 }]),
    )
  })

  it('keep typed limits as an option after a preset was chosen', async () => {
    openAnimal()
    const limits = await findLimitsSection()
    await user.type(limits.getByLabelText('Repos entre deux séances'), '45')
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'petPartners')
    expect(limits.getByLabelText('Repos entre deux séances')).toHaveValue('')
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'Limites de cet animal')
    expect(limits.getByLabelText('Repos entre deux séances')).toHaveValue('45')
    expect(limits.getByLabelText('Travail par jour, au plus')).toHaveValue('')
  })

  it('show an error next to an invalid rider limit, and save a valid limit', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    openAnimal()
    const riderSection = within(await screen.findByRole('region', { name: 'Avec les patients' }))
    await user.type(riderSection.getByLabelText('Poids du cavalier, au plus'), '800')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await riderSection.findByText(/Poids du cavalier : de 1 à 500 kg/)).toBeVisible()
    expect(calls).toEqual([])
    await user.clear(riderSection.getByLabelText('Poids du cavalier, au plus'))
    await user.type(riderSection.getByLabelText('Poids du cavalier, au plus'), '80')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(calls[0]?.body.riderLimits).toEqual({ maxWeightKg: 80, minAge: null }))
  })

  it('show an error next to an invalid limit without a request, and remove it when the limits are cleared', async () => {
    const calls = mockResponse('PUT /animals/:id', 200, noisette)
    openAnimal()
    const limits = await findLimitsSection()
    await user.type(limits.getByLabelText('Jours de repos par semaine'), '8')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await limits.findByText('Jours de repos par semaine : de 1 à 7')).toBeVisible()
    expect(calls).toEqual([])
    await user.selectOptions(limits.getByRole('combobox', { name: 'Repères' }), 'Aucune limite')
    await waitFor(() => expect(limits.queryByText('Jours de repos par semaine : de 1 à 7')).toBeNull())
    expect(limits.getByLabelText('Jours de repos par semaine')).toHaveValue('')
  })
})

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Session } from 'shared/contracts/agenda/session'
import { emptyEvaluation, withDefaults } from 'shared/domain/evaluation/evaluation'
import { mockResponse, anAnimal, resetMocks, id, openArea, signedInAs } from 'shared/testing'
import { useForm, removeDraft } from 'shared/ui/form'
import { aWholeSession } from '../../testing/things.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { evaluationDraft } from './useEvaluationDraft.ts'
import { EvaluationSections } from './EvaluationSections.tsx'

const noisette = anAnimal({ id: id(300), name: 'Noisette' })
const praline = anAnimal({ id: id(301), name: 'Praline' })

let written: () => Evaluation
/** The sections in a form of their own, as the session's form holds them. */
function open(change: Partial<Session> = {}) {
  const session = aWholeSession({ animalIds: [], ...change })
  function Page() {
    const form = useForm<SessionFormDraft>({ defaultValues: draftOf(session) })
    written = () => form.getValues('evaluation')
    return <EvaluationSections form={form} session={session} />
  }
  return openArea(Page, '/')
}

/** By its number: « Effacer » of its criteria has its name too. */
const section = (title: string) => screen.getByRole('button', { name: new RegExp(`^\\d\\. .*${title}`) })
const group = (name: string) => screen.getByRole('radiogroup', { name })
const pick = (criterion: string, choice: string) =>
  userEvent.click(within(group(criterion)).getByRole('radio', { name: choice }))
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('complice.draft.'))
const hold = () => act(() => new Promise((still) => setTimeout(still, 700)))

async function typeAndLeave() {
  const page = open()
  await userEvent.click(section('Évaluation globale'))
  await userEvent.type(screen.getByLabelText('Difficultés'), 'Bruit')
  await hold()
  page.unmount()
}

beforeEach(() => {
  signedInAs()
  mockResponse('GET /animals', 200, [noisette, praline])
})
afterEach(() => {
  removeDraft(evaluationDraft(id(400)))
  resetMocks()
  jest.restoreAllMocks()
})

describe('the evaluation of a session', () => {
  it('shows its nine sections closed, each with what is in it', () => {
    open({
      evaluation: withDefaults({
        preparation: { mesuresSecurite: 3 },
        objectifs: { moteurs: { motriciteFine: 'atteint' } },
      }),
    })
    expect(screen.getByRole('heading', { level: 2, name: 'Évaluation' })).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1. Préparation de la séanceMoyenne 3 / 4 · 1 critère sur 4',
      '2. AccueilNon renseigné',
      "3. Interaction avec l'animalNon renseigné",
      '4. Objectifs thérapeutiquesAtteint 1',
      '5. ComportementNon renseigné',
      "6. Bien-être de l'animalNon renseigné",
      '7. Gestion de la séanceNon renseigné',
      '8. Évaluation globaleNon renseigné',
      '9. RecommandationsNon renseigné',
    ])
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  it('rates each criterion on its scale, by arrow keys too, and can clear a rating', async () => {
    open()
    await userEvent.click(section('Préparation'))
    await pick('Mesures de sécurité', 'Satisfaisant')
    expect(written().preparation.mesuresSecurite).toBe(3)
    await userEvent.keyboard('{ArrowRight}')
    expect(written().preparation.mesuresSecurite).toBe(2)
    expect(section('Préparation')).toHaveTextContent('Moyenne 2 / 4 · 1 critère sur 4')
    await pick('Mesures de sécurité', 'N/A')
    expect(written().preparation.mesuresSecurite).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Effacer : Mesures de sécurité' }))
    expect(within(group('Mesures de sécurité')).getByRole('radio', { name: 'Excellent' })).toHaveFocus()
    expect(written()).toEqual(emptyEvaluation())
  })

  it('writes objectives, kinds of interaction, texts and adaptations under their names', async () => {
    open()
    await userEvent.click(section('Objectifs'))
    await pick("Réduction de l'anxiété", 'Partiellement atteint')
    await userEvent.click(section('Interaction'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soins' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Caresses' }))
    await userEvent.click(section('Évaluation globale'))
    await pick('Satisfaction globale', '4')
    await userEvent.type(screen.getByLabelText('Points forts'), 'Confiance')
    await userEvent.click(section('Recommandations'))
    expect(screen.queryByLabelText('Autres adaptations')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Autres' }))
    await userEvent.type(screen.getByLabelText('Autres adaptations'), 'Le matin')
    const evaluation = written()
    expect(evaluation.objectifs.psychoSociaux.reductionAnxiete).toBe('partiel')
    expect(evaluation.interaction.typesObserves).toEqual(['caresses', 'soins'])
    expect(evaluation.evaluationGlobale).toMatchObject({ satisfaction: 4, pointsForts: 'Confiance' })
    expect(evaluation.recommandations).toMatchObject({ adaptations: { autres: true }, autresAdaptations: 'Le matin' })
  })

  it('leaves N/A out of how the session was led', async () => {
    open()
    await userEvent.click(section('Gestion de la séance'))
    expect(within(group('Sécurité maintenue')).getAllByRole('radio')).toHaveLength(4)
  })
})

describe('the wellbeing of the animals', () => {
  it('is rated for the session as a whole where no animal is chosen', async () => {
    open()
    await userEvent.click(section('Bien-être'))
    await pick("Comportement de l'animal", 'À surveiller')
    expect(written().bienEtreAnimal.comportementAnimal).toBe(2)
    expect(written().bienEtreParAnimal).toEqual([])
  })

  it('is rated for each animal, and the session has the lowest of each', async () => {
    open({ animalIds: [noisette.id, praline.id] })
    await userEvent.click(section('Bien-être'))
    expect(await screen.findByRole('region', { name: 'Noisette' })).toBeVisible()
    await pick('Comportement : Noisette', 'Problématique')
    await pick('Comportement : Praline', 'Excellent')
    await userEvent.type(screen.getByLabelText('Observations, Praline'), 'Calme')
    expect(written().bienEtreParAnimal).toEqual([
      { animalId: noisette.id, comportementAnimal: 1, cooperationAnimal: null, observations: '' },
      { animalId: praline.id, comportementAnimal: 4, cooperationAnimal: null, observations: 'Calme' },
    ])
    expect(written().bienEtreAnimal).toEqual({ comportementAnimal: 1, cooperationAnimal: null, observations: 'Calme' })
    expect(section('Bien-être')).toHaveTextContent('Comportement : Problématique · 1 observation')
  })

  it('of an older session is shown for each animal', async () => {
    open({
      animalIds: [noisette.id, praline.id],
      evaluation: withDefaults({ bienEtreAnimal: { cooperationAnimal: 3 } }),
    })
    await userEvent.click(section('Bien-être'))
    for (const name of ['Noisette', 'Praline']) {
      expect(
        within(await screen.findByRole('radiogroup', { name: `Coopération : ${name}` })).getByRole('radio', {
          name: 'Satisfaisant',
        }),
      ).toBeChecked()
    }
  })
})

describe('what is typed and not saved', () => {
  it('is on the device, and in the form again the next time', async () => {
    await typeAndLeave()
    expect(kept()).toHaveLength(1)
    open()
    expect(screen.getByText(/Brouillon restauré/)).toBeVisible()
    expect(written().evaluationGlobale.difficultes).toBe('Bruit')
    await userEvent.click(screen.getByRole('button', { name: 'Ignorer' }))
    expect(written()).toEqual(emptyEvaluation())
    expect(screen.queryByText(/Brouillon/)).toBeNull()
    await hold()
    expect(kept()).toEqual([])
  })

  it('is only offered when the session was changed since', async () => {
    await typeAndLeave()
    open({ version: 4 })
    expect(screen.getByText(/la séance a été modifiée depuis/)).toBeVisible()
    expect(written()).toEqual(emptyEvaluation())
    await userEvent.click(screen.getByRole('button', { name: 'Restaurer' }))
    expect(written().evaluationGlobale.difficultes).toBe('Bruit')
    expect(screen.getByText(/Brouillon restauré/)).toBeVisible()
  })

  it('is not restored once it was saved', async () => {
    await typeAndLeave()
    removeDraft(evaluationDraft(id(400)))
    open()
    expect(screen.queryByText(/Brouillon/)).toBeNull()
    expect(kept()).toEqual([])
  })

  it('is not offered to another member', async () => {
    await typeAndLeave()
    signedInAs({ id: id(9) })
    open()
    expect(screen.queryByText(/Brouillon/)).toBeNull()
  })

  it('still works in the form when the device cannot store it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    open()
    await userEvent.click(section('Évaluation globale'))
    await userEvent.type(screen.getByLabelText('Ajustements'), 'Plus court')
    await hold()
    expect(written().evaluationGlobale.ajustements).toBe('Plus court')
  })
})

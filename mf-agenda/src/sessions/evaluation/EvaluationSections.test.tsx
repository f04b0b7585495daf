import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Session } from 'shared/contracts/agenda/session'
import { emptyEvaluation, parseEvaluation } from 'shared/domain/evaluation/evaluation'
import { mockResponse, anAnimal, resetMocks, id, openArea, signedInAs } from 'shared/testing'
import { useForm, removeDraft } from 'shared/ui/form'
import { aDetailedSession } from '../../testing/fixtures.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { evaluationDraftName } from './useEvaluationDraft.ts'
import { EvaluationSections } from './EvaluationSections.tsx'

const noisette = anAnimal({ id: id(300), name: 'Noisette' })
const praline = anAnimal({ id: id(301), name: 'Praline' })

let filledEvaluation: () => Evaluation
/** Renders the sections inside a minimal form, instead of the session's form. */
function openEvaluation(change: Partial<Session> = {}) {
  const session = aDetailedSession({ animalIds: [], ...change })
  function Page() {
    const form = useForm<SessionFormDraft>({ defaultValues: draftOf(session) })
    filledEvaluation = () => form.getValues('evaluation')
    return <EvaluationSections form={form} session={session} />
  }
  return openArea(Page, '/')
}

/** Returns the button of a section. Its name begins with a number; other buttons may contain the title too. */
const sectionButton = (title: string) => screen.getByRole('button', { name: new RegExp(`^\\d\\. .*${title}`) })
const radioGroup = (name: string) => screen.getByRole('radiogroup', { name })
const pickChoice = (criterion: string, choice: string) =>
  userEvent.click(within(radioGroup(criterion)).getByRole('radio', { name: choice }))
const showAllSections = () => userEvent.click(screen.getByRole('button', { name: 'Plus de critères' }))
const storedDraftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('complice.draft.'))
const waitForStorage = () => act(() => new Promise((resolve) => setTimeout(resolve, 700)))

async function typeAndClose() {
  const page = openEvaluation()
  await userEvent.click(sectionButton('Évaluation globale'))
  await userEvent.type(screen.getByLabelText('Difficultés'), 'Bruit')
  await waitForStorage()
  page.unmount()
}

beforeEach(() => {
  signedInAs()
  mockResponse('GET /animals', 200, [noisette, praline])
  mockResponse('GET /sessions/:id/previous-objectives', 200, { previous: null })
})
afterEach(() => {
  removeDraft(evaluationDraftName(id(400)))
  resetMocks()
  jest.restoreAllMocks()
})

describe('the evaluation of a session', () => {
  it('shows nine closed sections with a summary each', async () => {
    openEvaluation({
      evaluation: parseEvaluation({
        preparation: { mesuresSecurite: 3 },
        objectifs: { moteurs: { motriciteFine: 'atteint' } },
      }),
    })
    expect(screen.getByRole('heading', { level: 2, name: 'Évaluation' })).toBeVisible()
    await showAllSections()
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

  it('gets the rating of a criterion by a click or the arrow keys, and loses it when it is cleared', async () => {
    openEvaluation()
    await showAllSections()
    await userEvent.click(sectionButton('Préparation'))
    await pickChoice('Mesures de sécurité', 'Satisfaisant')
    expect(filledEvaluation().preparation.mesuresSecurite).toBe(3)
    await userEvent.keyboard('{ArrowRight}')
    expect(filledEvaluation().preparation.mesuresSecurite).toBe(2)
    expect(sectionButton('Préparation')).toHaveTextContent('Moyenne 2 / 4 · 1 critère sur 4')
    await pickChoice('Mesures de sécurité', 'N/A')
    expect(filledEvaluation().preparation.mesuresSecurite).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Effacer : Mesures de sécurité' }))
    expect(within(radioGroup('Mesures de sécurité')).getByRole('radio', { name: 'Excellent' })).toHaveFocus()
    expect(filledEvaluation()).toEqual(emptyEvaluation())
  })

  it('contains the objectives, kinds of interaction, texts and adaptations that were filled in', async () => {
    openEvaluation()
    await showAllSections()
    await userEvent.click(sectionButton('Objectifs'))
    await pickChoice("Réduction de l'anxiété", 'Partiellement atteint')
    await userEvent.click(sectionButton('Interaction'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soins' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Caresses' }))
    await userEvent.click(sectionButton('Évaluation globale'))
    await pickChoice('Satisfaction globale', '4')
    await userEvent.type(screen.getByLabelText('Points forts'), 'Confiance')
    await userEvent.click(sectionButton('Recommandations'))
    expect(screen.queryByLabelText('Autres adaptations')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Autres' }))
    await userEvent.type(screen.getByLabelText('Autres adaptations'), 'Le matin')
    const evaluation = filledEvaluation()
    expect(evaluation.objectifs.psychoSociaux.reductionAnxiete).toBe('partiel')
    expect(evaluation.interaction.typesObserves).toEqual(['caresses', 'soins'])
    expect(evaluation.evaluationGlobale).toMatchObject({ satisfaction: 4, pointsForts: 'Confiance' })
    expect(evaluation.recommandations).toMatchObject({ adaptations: { autres: true }, autresAdaptations: 'Le matin' })
  })

  it("offers no 'N/A' in the section 'Gestion de la séance'", async () => {
    openEvaluation()
    await showAllSections()
    await userEvent.click(sectionButton('Gestion de la séance'))
    expect(within(radioGroup('Sécurité maintenue')).getAllByRole('radio')).toHaveLength(4)
  })
})

describe('the wellbeing of the animals in the evaluation', () => {
  it('is rated for the whole session when no animal is chosen', async () => {
    openEvaluation()
    await userEvent.click(sectionButton('Bien-être'))
    await pickChoice("Comportement de l'animal", 'À surveiller')
    expect(filledEvaluation().bienEtreAnimal.comportementAnimal).toBe(2)
    expect(filledEvaluation().bienEtreParAnimal).toEqual([])
  })

  it('is rated for each animal, and the session gets the lowest rating', async () => {
    openEvaluation({ animalIds: [noisette.id, praline.id] })
    await userEvent.click(sectionButton('Bien-être'))
    expect(await screen.findByRole('region', { name: 'Noisette' })).toBeVisible()
    await pickChoice('Comportement : Noisette', 'Problématique')
    await pickChoice('Comportement : Praline', 'Excellent')
    await userEvent.type(screen.getByLabelText('Observations, Praline'), 'Calme')
    expect(filledEvaluation().bienEtreParAnimal).toEqual([
      { animalId: noisette.id, comportementAnimal: 1, cooperationAnimal: null, observations: '' },
      { animalId: praline.id, comportementAnimal: 4, cooperationAnimal: null, observations: 'Calme' },
    ])
    expect(filledEvaluation().bienEtreAnimal).toEqual({
      comportementAnimal: 1,
      cooperationAnimal: null,
      observations: 'Calme',
    })
    expect(sectionButton('Bien-être')).toHaveTextContent('Comportement : Problématique · 1 observation')
  })

  it("starts with the session's rating for each animal when only the session was rated", async () => {
    openEvaluation({
      animalIds: [noisette.id, praline.id],
      evaluation: parseEvaluation({ bienEtreAnimal: { cooperationAnimal: 3 } }),
    })
    await userEvent.click(sectionButton('Bien-être'))
    for (const name of ['Noisette', 'Praline']) {
      expect(
        within(await screen.findByRole('radiogroup', { name: `Coopération : ${name}` })).getByRole('radio', {
          name: 'Satisfaisant',
        }),
      ).toBeChecked()
    }
  })
})

describe('an unsaved evaluation', () => {
  it('is stored on the device, and restored when the form opens again', async () => {
    await typeAndClose()
    expect(storedDraftKeys()).toHaveLength(1)
    openEvaluation()
    expect(screen.getByText(/Brouillon restauré/)).toBeVisible()
    expect(filledEvaluation().evaluationGlobale.difficultes).toBe('Bruit')
    await userEvent.click(screen.getByRole('button', { name: 'Ignorer' }))
    expect(filledEvaluation()).toEqual(emptyEvaluation())
    expect(screen.queryByText(/Brouillon/)).toBeNull()
    await waitForStorage()
    expect(storedDraftKeys()).toEqual([])
  })

  it('is offered instead of restored when the session was changed in between', async () => {
    await typeAndClose()
    openEvaluation({ version: 4 })
    expect(screen.getByText(/la séance a été modifiée depuis/)).toBeVisible()
    expect(filledEvaluation()).toEqual(emptyEvaluation())
    await userEvent.click(screen.getByRole('button', { name: 'Restaurer' }))
    expect(filledEvaluation().evaluationGlobale.difficultes).toBe('Bruit')
    expect(screen.getByText(/Brouillon restauré/)).toBeVisible()
  })

  it('is not restored once it was saved', async () => {
    await typeAndClose()
    removeDraft(evaluationDraftName(id(400)))
    openEvaluation()
    expect(screen.queryByText(/Brouillon/)).toBeNull()
    expect(storedDraftKeys()).toEqual([])
  })

  it('is not offered to another member', async () => {
    await typeAndClose()
    signedInAs({ id: id(9) })
    openEvaluation()
    expect(screen.queryByText(/Brouillon/)).toBeNull()
  })

  it('stays in the form when the device cannot store it', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    openEvaluation()
    await userEvent.click(sectionButton('Évaluation globale'))
    await userEvent.type(screen.getByLabelText('Ajustements'), 'Plus court')
    await waitForStorage()
    expect(filledEvaluation().evaluationGlobale.ajustements).toBe('Plus court')
  })
})

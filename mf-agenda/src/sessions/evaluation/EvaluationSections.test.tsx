import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Session } from 'shared/contracts/agenda/session'
import { emptyEvaluation, parseEvaluation } from 'shared/domain/evaluation/evaluation'
import { mockResponse, anAnimal, resetMocks, id, openArea, signedInAs } from 'shared/testing'
import { useForm, removeDraft } from 'shared/ui/form'
import { buildDetailedSession } from '../../testing/fixtures.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { evaluationDraftName } from './useEvaluationDraft.ts'
import { EvaluationSections } from './EvaluationSections.tsx'

const noisette = anAnimal({ id: id(300), name: 'Noisette' })
const praline = anAnimal({ id: id(301), name: 'Praline' })

let readEvaluation: () => Evaluation
/** Renders the sections inside a minimal form, instead of the session's form. */
function openEvaluation(change: Partial<Session> = {}) {
  const session = buildDetailedSession({ animalIds: [], ...change })
  function Page() {
    const form = useForm<SessionFormDraft>({ defaultValues: draftOf(session) })
    readEvaluation = () => form.getValues('evaluation')
    return <EvaluationSections form={form} session={session} />
  }
  return openArea(Page, '/')
}

/** Returns the button of a section. Its name begins with a number; other buttons may contain the title too. */
const getSectionButton = (title: string) => screen.getByRole('button', { name: new RegExp(`^\\d\\. .*${title}`) })
const getRadioGroup = (name: string) => screen.getByRole('radiogroup', { name })
const pickChoice = (criterion: string, choice: string) =>
  userEvent.click(within(getRadioGroup(criterion)).getByRole('radio', { name: choice }))
const showAllSections = () => userEvent.click(screen.getByRole('button', { name: 'Plus de critères' }))
const listStoredDraftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('complice.draft.'))
/** Longer than the debounce of storing a draft. */
const afterDebounceMs = 700
const waitForStorage = () => act(() => new Promise((resolve) => setTimeout(resolve, afterDebounceMs)))

async function typeAndClose() {
  const page = openEvaluation()
  await userEvent.click(getSectionButton('Évaluation globale'))
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
    await userEvent.click(getSectionButton('Préparation'))
    await pickChoice('Mesures de sécurité', 'Satisfaisant')
    expect(readEvaluation().preparation.mesuresSecurite).toBe(3)
    await userEvent.keyboard('{ArrowRight}')
    expect(readEvaluation().preparation.mesuresSecurite).toBe(2)
    expect(getSectionButton('Préparation')).toHaveTextContent('Moyenne 2 / 4 · 1 critère sur 4')
    await pickChoice('Mesures de sécurité', 'N/A')
    expect(readEvaluation().preparation.mesuresSecurite).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: 'Effacer : Mesures de sécurité' }))
    expect(within(getRadioGroup('Mesures de sécurité')).getByRole('radio', { name: 'Excellent' })).toHaveFocus()
    expect(readEvaluation()).toEqual(emptyEvaluation())
  })

  it('contains the objectives, kinds of interaction, texts and adaptations that were filled in', async () => {
    openEvaluation()
    await showAllSections()
    await userEvent.click(getSectionButton('Objectifs'))
    await pickChoice("Réduction de l'anxiété", 'Partiellement atteint')
    await userEvent.click(getSectionButton('Interaction'))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soins' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Caresses' }))
    await userEvent.click(getSectionButton('Évaluation globale'))
    await pickChoice('Satisfaction globale', '4')
    await userEvent.type(screen.getByLabelText('Points forts'), 'Confiance')
    await userEvent.click(getSectionButton('Recommandations'))
    expect(screen.queryByLabelText('Autres adaptations')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Autres' }))
    await userEvent.type(screen.getByLabelText('Autres adaptations'), 'Le matin')
    const evaluation = readEvaluation()
    expect(evaluation.objectifs.psychoSociaux.reductionAnxiete).toBe('partiel')
    expect(evaluation.interaction.typesObserves).toEqual(['caresses', 'soins'])
    expect(evaluation.evaluationGlobale).toMatchObject({ satisfaction: 4, pointsForts: 'Confiance' })
    expect(evaluation.recommandations).toMatchObject({ adaptations: { autres: true }, autresAdaptations: 'Le matin' })
  })

  it("offers no 'N/A' in the section 'Gestion de la séance'", async () => {
    openEvaluation()
    await showAllSections()
    await userEvent.click(getSectionButton('Gestion de la séance'))
    expect(within(getRadioGroup('Sécurité maintenue')).getAllByRole('radio')).toHaveLength(4)
  })
})

describe('the wellbeing of the animals in the evaluation', () => {
  it('is rated for the whole session when no animal is chosen', async () => {
    openEvaluation()
    await userEvent.click(getSectionButton('Bien-être'))
    await pickChoice("Comportement de l'animal", 'À surveiller')
    expect(readEvaluation().bienEtreAnimal.comportementAnimal).toBe(2)
    expect(readEvaluation().bienEtreParAnimal).toEqual([])
  })

  it('is rated for each animal, and the session gets the lowest rating', async () => {
    openEvaluation({ animalIds: [noisette.id, praline.id] })
    await userEvent.click(getSectionButton('Bien-être'))
    expect(await screen.findByRole('region', { name: 'Noisette' })).toBeVisible()
    await pickChoice('Comportement : Noisette', 'Problématique')
    await pickChoice('Comportement : Praline', 'Excellent')
    await userEvent.type(screen.getByLabelText('Observations, Praline'), 'Calme')
    expect(readEvaluation().bienEtreParAnimal).toEqual([
      { animalId: noisette.id, comportementAnimal: 1, cooperationAnimal: null, observations: '' },
      { animalId: praline.id, comportementAnimal: 4, cooperationAnimal: null, observations: 'Calme' },
    ])
    expect(readEvaluation().bienEtreAnimal).toEqual({
      comportementAnimal: 1,
      cooperationAnimal: null,
      observations: 'Calme',
    })
    expect(getSectionButton('Bien-être')).toHaveTextContent('Comportement : Problématique · 1 observation')
  })

  it("starts with the session's rating for each animal when only the session was rated", async () => {
    openEvaluation({
      animalIds: [noisette.id, praline.id],
      evaluation: parseEvaluation({ bienEtreAnimal: { cooperationAnimal: 3 } }),
    })
    await userEvent.click(getSectionButton('Bien-être'))
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
    expect(listStoredDraftKeys()).toHaveLength(1)
    openEvaluation()
    expect(screen.getByText(/Brouillon restauré/)).toBeVisible()
    expect(readEvaluation().evaluationGlobale.difficultes).toBe('Bruit')
    await userEvent.click(screen.getByRole('button', { name: 'Ignorer' }))
    expect(readEvaluation()).toEqual(emptyEvaluation())
    expect(screen.queryByText(/Brouillon/)).toBeNull()
    await waitForStorage()
    expect(listStoredDraftKeys()).toEqual([])
  })

  it('is offered instead of restored when the session was changed in between', async () => {
    await typeAndClose()
    openEvaluation({ version: 4 })
    expect(screen.getByText(/la séance a été modifiée depuis/)).toBeVisible()
    expect(readEvaluation()).toEqual(emptyEvaluation())
    await userEvent.click(screen.getByRole('button', { name: 'Restaurer' }))
    expect(readEvaluation().evaluationGlobale.difficultes).toBe('Bruit')
    expect(screen.getByText(/Brouillon restauré/)).toBeVisible()
  })

  it('is not restored after its draft was removed, as after a save', async () => {
    await typeAndClose()
    removeDraft(evaluationDraftName(id(400)))
    openEvaluation()
    expect(screen.queryByText(/Brouillon/)).toBeNull()
    expect(listStoredDraftKeys()).toEqual([])
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
    await userEvent.click(getSectionButton('Évaluation globale'))
    await userEvent.type(screen.getByLabelText('Ajustements'), 'Plus court')
    await waitForStorage()
    expect(readEvaluation().evaluationGlobale.ajustements).toBe('Plus court')
  })
})

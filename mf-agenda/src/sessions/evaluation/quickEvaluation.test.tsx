import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Session } from 'shared/contracts/agenda/session'
import { emptyEvaluation, parseEvaluation } from 'shared/domain/evaluation/evaluation'
import { evaluationSections } from 'shared/domain/evaluation/sections'
import { summaryOf } from 'shared/domain/evaluation/summary'
import { id, mockResponse, openArea, resetMocks, signedInAs } from 'shared/testing'
import { removeDraft, useForm } from 'shared/ui/form'
import { buildDetailedSession } from '../../testing/fixtures.ts'
import { draftOf } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import { EvaluationSections } from './EvaluationSections.tsx'
import { evaluationDraftName } from './useEvaluationDraft.ts'

let readEvaluation: () => Evaluation
function openEvaluation(change: Partial<Session> = {}, path = '/') {
  const session = buildDetailedSession({ animalIds: [], ...change })
  function Page() {
    const form = useForm<SessionFormDraft>({ defaultValues: draftOf(session) })
    readEvaluation = () => form.getValues('evaluation')
    return <EvaluationSections form={form} session={session} />
  }
  return openArea(Page, path)
}

const listSectionNumbers = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.[0])
const getButton = (name: string) => screen.getByRole('button', { name })
let pressCount = 0
async function press(name: string | RegExp) {
  pressCount += 1
  await userEvent.click(await screen.findByRole('button', { name }))
}

const previousEvaluation = parseEvaluation({
  objectifs: { moteurs: { motriciteFine: 'atteint' }, cognitifs: { stimulationMemoire: 'partiel' } },
})
const previous = { date: '2026-11-12', objectifs: previousEvaluation.objectifs, objectifsProchaine: 'Tenir le pas' }

beforeEach(() => {
  pressCount = 0
  signedInAs()
  mockResponse('GET /animals', 200, [])
  mockResponse('GET /sessions/:id/previous-objectives', 200, { previous })
})
afterEach(() => {
  removeDraft(evaluationDraftName(id(400)))
  resetMocks()
})

describe('the short form of the evaluation', () => {
  it("has four sections, and all nine after 'Plus de critères'", async () => {
    openEvaluation()
    expect(listSectionNumbers()).toEqual(['4', '5', '6', '8'])
    await press('Plus de critères')
    expect(listSectionNumbers()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(screen.queryByRole('button', { name: 'Plus de critères' })).toBeNull()
  })

  it('also has the other sections that have an answer', () => {
    openEvaluation({ evaluation: parseEvaluation({ accueil: { observations: 'Calme' } }) })
    expect(listSectionNumbers()).toEqual(['2', '4', '5', '6', '8'])
  })

  it('can be filled in, except for the recommendations, in nine presses', async () => {
    openEvaluation()
    await press('Plus de critères')
    for (const { title } of evaluationSections.filter(({ id: sectionId }) => sectionId !== 'recommandations'))
      if (title !== 'Objectifs thérapeutiques') await press(`Tout satisfaisant : ${title}`)
    await press('Comme le 12 novembre 2026')
    const evaluation = readEvaluation()
    expect(evaluationSections.map(({ id: sectionId }) => summaryOf(evaluation, sectionId))).toEqual([
      'Moyenne 3 / 4',
      'Moyenne 3 / 4',
      'Moyenne 3 / 4',
      'Atteint 1 · Partiel 1',
      'Moyenne 4 / 5',
      'Comportement : Satisfaisant · Coopération : Satisfaisant',
      'Moyenne 3 / 4',
      'Satisfaction 4 / 5',
      'Non renseigné',
    ])
    expect(pressCount).toBe(9)
  })
})

describe("'Tout satisfaisant'", () => {
  it('can be undone in one press', async () => {
    openEvaluation()
    await press('Tout satisfaisant : Comportement')
    expect(readEvaluation().comportement.autonomie).toBe(4)
    await press('Annuler : Comportement')
    expect(readEvaluation()).toEqual(emptyEvaluation())
    expect(getButton('Tout satisfaisant : Comportement')).toBeVisible()
  })

  it('keeps the answers that a section already has', async () => {
    openEvaluation({ evaluation: parseEvaluation({ comportement: { autonomie: 1 } }) })
    await press('Le reste satisfaisant : Comportement')
    expect(readEvaluation().comportement).toMatchObject({ autonomie: 1, communication: 4 })
  })

  it('is not offered for an evaluation that cannot be changed', () => {
    openEvaluation({ billId: id(900) })
    expect(screen.queryByRole('button', { name: /satisfaisant/ })).toBeNull()
  })
})

describe('the objectives of the last session', () => {
  it('are copied in one press, which also shows the objectives planned for today', async () => {
    openEvaluation()
    await press('Comme le 12 novembre 2026')
    expect(await screen.findByText('Prévus le 12 novembre 2026 : Tenir le pas')).toBeVisible()
    expect(readEvaluation().objectifs.moteurs.motriciteFine).toBe('atteint')
    expect(screen.queryByRole('button', { name: 'Comme le 12 novembre 2026' })).toBeNull()
  })
})

it('the heading of the evaluation takes the focus if the URL has its anchor', () => {
  openEvaluation({}, '/#evaluation')
  expect(screen.getByRole('heading', { level: 2, name: 'Évaluation' })).toHaveFocus()
})

import { afterEach, describe, expect, it } from '@jest/globals'
import { renderHook, waitFor } from '@testing-library/react'
import { QueryRoot } from '../client/QueryRoot.tsx'
import { queryClient } from '../client/queryClient.ts'
import { aPatient, id, mockRawResponse, resetMocks } from 'shared/testing'
import { usePickablePatients } from './usePickablePatients.ts'

const [unarchived, archived, archivedUnchosen] = [
  aPatient({ id: id(1) }),
  aPatient({ id: id(2), archivedAt: '2026-11-01T10:00:00.000Z' }),
  aPatient({ id: id(3), archivedAt: '2026-11-01T10:00:00.000Z' }),
]

function renderPicker(...chosenIds: (string | null)[]) {
  // The first request is for patients that are not archived.
  const responses = [[unarchived], [archived, archivedUnchosen]]
  mockRawResponse('GET /patients', () => Response.json(responses.shift()))
  const { result } = renderHook(() => usePickablePatients(chosenIds), { wrapper: QueryRoot })
  return { responses, ids: () => result.current.data?.map((patient) => patient.id) }
}

afterEach(() => {
  resetMocks()
  queryClient.clear()
})

describe('usePickablePatients', () => {
  it('does not request archived patients when no chosen patient is missing', async () => {
    const { responses, ids } = renderPicker(id(1), null)
    await waitFor(() => expect(ids()).toEqual([id(1)]))
    expect(responses).toHaveLength(1)
  })

  it('includes archived patients that are already chosen', async () => {
    const { ids } = renderPicker(id(2))
    await waitFor(() => expect(ids()).toEqual([id(1), id(2)]))
  })
})

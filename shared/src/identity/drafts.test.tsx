import { beforeEach, describe, expect, it } from '@jest/globals'
import { signedInAs } from '../testing/signedInAs.ts'
import { id } from '../testing/fixtures.ts'
import { draftKey } from './drafts.ts'
import { endSession, expireSession } from './store.ts'

const ownDraftKey = draftKey(id(1), 'evaluation.x')
const otherDraftKey = draftKey(id(2), 'evaluation.x')
const getStoredDraftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('complice.draft.'))

beforeEach(() => {
  signedInAs({ id: id(1) })
  localStorage.setItem(ownDraftKey, '{}')
  localStorage.setItem(otherDraftKey, '{}')
})

describe('drafts on the device', () => {
  it('are removed when their user signs out', () => {
    endSession()
    expect(getStoredDraftKeys()).toEqual([])
  })

  it('remain when the server ends the session', () => {
    expireSession()
    expect(getStoredDraftKeys()).toHaveLength(2)
  })

  it('of a user are removed when another user signs in', () => {
    expireSession()
    localStorage.setItem(ownDraftKey, '{}')
    signedInAs({ id: id(2) })
    expect(getStoredDraftKeys()).not.toContain(ownDraftKey)
  })
})

import { beforeEach, describe, expect, it } from '@jest/globals'
import { signedInAs } from '../testing/signedInAs.ts'
import { id } from '../testing/fixtures.ts'
import { draftKey } from './drafts.ts'
import { forgetSession } from './store.ts'

const ours = draftKey(id(1), 'evaluation.x')
const theirs = draftKey(id(2), 'evaluation.x')
const left = () => Object.keys(localStorage).filter((key) => key.startsWith('complice.draft.'))

beforeEach(() => {
  signedInAs({ id: id(1) })
  localStorage.setItem(ours, '{}')
  localStorage.setItem(theirs, '{}')
})

describe('drafts on the device', () => {
  it('are removed by a sign-out', () => {
    forgetSession()
    expect(left()).toEqual([])
  })

  it('remain for their own user when the server ends the session', () => {
    forgetSession(true)
    expect(left()).toHaveLength(2)
  })

  it('are removed when somebody else signs in', () => {
    forgetSession(true)
    localStorage.setItem(ours, '{}')
    signedInAs({ id: id(2) })
    expect(left()).not.toContain(ours)
  })
})

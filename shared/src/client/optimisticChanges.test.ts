import { expect, it } from '@jest/globals'
import { optimisticChanges } from './optimisticChanges.ts'

/** Returns a simulated server, whose responses the test sets in the order of the requests. */
function createControlledServer() {
  const requests: {
    changedValue: boolean
    confirmed: boolean
    resolve: (value: boolean) => void
    reject: () => void
  }[] = []
  const change = optimisticChanges<boolean>()
  let displayedValue = false
  const changeTo = (changedValue: boolean) =>
    change({
      id: 'checkbox',
      previousValue: displayedValue,
      changedValue,
      show: (value) => {
        displayedValue = value
      },
      send: (confirmed) =>
        new Promise((resolve, reject) => {
          requests.push({ changedValue, confirmed, resolve, reject: () => reject(new Error('refused')) })
        }),
    }).then(
      () => 'saved',
      () => 'refused',
    )
  return { requests, changeTo, displayedValue: () => displayedValue }
}

const waitForPromises = () => new Promise((resolve) => setTimeout(resolve))

it('optimisticChanges shows a change at once, and rolls it back when the server refuses it', async () => {
  const { requests, changeTo, displayedValue } = createControlledServer()
  const result = changeTo(true)
  expect(displayedValue()).toBe(true)
  await waitForPromises()
  requests[0]?.reject()
  expect([await result, displayedValue()]).toEqual(['refused', false])
})

it("optimisticChanges sends a change after the response to the previous one, and shows the server's value if all fail", async () => {
  const { requests, changeTo, displayedValue } = createControlledServer()
  const results = [changeTo(true), changeTo(false), changeTo(true)]
  await waitForPromises()
  expect(requests).toHaveLength(1)
  requests[0]?.reject()
  await waitForPromises()
  expect(displayedValue()).toBe(true)
  requests[1]?.reject()
  await waitForPromises()
  requests[2]?.reject()
  expect([await Promise.all(results), displayedValue()]).toEqual([['refused', 'refused', 'refused'], false])
})

it('optimisticChanges rolls back to the value that an earlier change saved', async () => {
  const { requests, changeTo, displayedValue } = createControlledServer()
  const results = [changeTo(true), changeTo(false)]
  await waitForPromises()
  requests[0]?.resolve(true)
  await waitForPromises()
  expect(requests[1]).toMatchObject({ changedValue: false, confirmed: true })
  requests[1]?.reject()
  expect([await Promise.all(results), displayedValue()]).toEqual([['saved', 'refused'], true])
})

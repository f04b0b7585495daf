import { expect, it } from '@jest/globals'
import { optimisticChanges } from './optimisticChanges.ts'

/** A server whose responses the test sets, in the order of the requests. */
function controlledServer() {
  const requests: { to: boolean; confirmed: boolean; resolve: (value: boolean) => void; reject: () => void }[] = []
  const change = optimisticChanges<boolean>()
  let displayedValue = false
  const set = (to: boolean) =>
    change({
      id: 'one',
      from: displayedValue,
      to,
      show: (value) => {
        displayedValue = value
      },
      send: (confirmed) =>
        new Promise((resolve, reject) => {
          requests.push({ to, confirmed, resolve, reject: () => reject(new Error('refused')) })
        }),
    }).then(
      () => 'saved',
      () => 'refused',
    )
  return { requests, set, displayedValue: () => displayedValue }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('shows a change at once, and rolls it back when the server refuses it', async () => {
  const { requests, set, displayedValue } = controlledServer()
  const result = set(true)
  expect(displayedValue()).toBe(true)
  await settled()
  requests[0]?.reject()
  expect([await result, displayedValue()]).toEqual(['refused', false])
})

it("sends a second change after the first one has settled, and shows the server's value when both fail", async () => {
  const { requests, set, displayedValue } = controlledServer()
  const results = [set(true), set(false), set(true)]
  await settled()
  expect(requests).toHaveLength(1)
  requests[0]?.reject()
  await settled()
  expect(displayedValue()).toBe(true)
  requests[1]?.reject()
  await settled()
  requests[2]?.reject()
  expect([await Promise.all(results), displayedValue()]).toEqual([['refused', 'refused', 'refused'], false])
})

it('rolls back to the value an earlier change saved on the server', async () => {
  const { requests, set, displayedValue } = controlledServer()
  const results = [set(true), set(false)]
  await settled()
  requests[0]?.resolve(true)
  await settled()
  expect(requests[1]).toMatchObject({ to: false, confirmed: true })
  requests[1]?.reject()
  expect([await Promise.all(results), displayedValue()]).toEqual([['saved', 'refused'], true])
})

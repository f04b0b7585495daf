import { afterEach, expect, it } from 'vitest'
import { queryClient } from 'shared/client'
import { aSession } from 'shared/testing'
import type { SeenSession } from '../api.ts'
import { changeSession } from './changeSession.ts'

const drawn = aSession({ version: 3 })
const sent: number[] = []
const send = async ({ version }: SeenSession) => {
  sent.push(version)
  return [{ ...drawn, version: version + 1 }]
}

afterEach(() => {
  sent.length = 0
  queryClient.clear()
})

it('acts on what our own change has made of a session that was drawn before its response', async () => {
  await changeSession(drawn, { startTime: '11:00' }, send)
  await changeSession(drawn, { paid: true }, send)
  await changeSession(drawn, { paid: false }, send)
  expect(sent).toEqual([3, 4, 5])
})

it("acts on the version that was drawn, where somebody else's came after", async () => {
  await changeSession({ ...drawn, version: 8 }, { paid: true }, send)
  await changeSession(drawn, { startTime: '11:00' }, send)
  expect(sent).toEqual([8, 3])
})

import { describe, expect, it } from '@jest/globals'
import { Type } from 'typebox'
import { isOf, sealedJson } from './sealedJson.ts'
import type { Seal } from './sealing.ts'

const notUsed = () => {
  throw new Error('Not used here.')
}
const seal: Seal = {
  close: (text, { table, column, id }) => Buffer.from(JSON.stringify([text, table, column, id])),
  open: (sealed, { table, column, id }) => {
    const [text, ...field] = JSON.parse(String(sealed))
    expect(field).toEqual([table, column, id])
    return text
  },
  closeRepeatably: notUsed,
  closeBytes: notUsed,
  openBytes: notUsed,
  deviceKey: notUsed,
}

const place = { table: 'letter', column: 'content' }
const letter = sealedJson(place, isOf(Type.Object({ subject: Type.String() })))

describe('JSON in a sealed column', () => {
  it('is opened as it was closed, for its row', () => {
    const sealed = letter.close(seal, 'id', { subject: 'Votre facture' })
    expect(letter.open(seal, 'id', sealed)).toEqual({ subject: 'Votre facture' })
    expect(letter.parse(letter.openText(seal, 'id', sealed))).toEqual({ subject: 'Votre facture' })
  })

  it('of another shape is not read', () => {
    const sealed = sealedJson(place, isOf(Type.Object({}))).close(seal, 'id', { title: 'Votre facture' })
    expect(() => letter.open(seal, 'id', sealed)).toThrow('What content of letter holds cannot be read.')
  })
})

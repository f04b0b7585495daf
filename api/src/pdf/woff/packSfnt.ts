/** Packs tables as a TrueType font; `version` is the first four bytes of the font. */
export function packSfnt(version: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const count = tables.size
  const head = Buffer.alloc(12 + 16 * count)
  version.copy(head)
  head.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)

  const parts: Buffer[] = [head]
  let nextOffset = head.length
  let record = 12
  for (const [tag, table] of tables) {
    head.write(tag, record, 'latin1')
    head.writeUInt32BE(nextOffset, record + 8)
    head.writeUInt32BE(table.length, record + 12)
    record += 16
    const paddedTable = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(paddedTable)
    parts.push(paddedTable)
    nextOffset += paddedTable.length
  }
  return Buffer.concat(parts)
}

/** Packs tables as a TrueType font; `version` is the first four bytes of the font. */
export function packSfnt(version: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const count = tables.size
  const header = Buffer.alloc(12 + 16 * count)
  version.copy(header)
  header.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  // The search parameters of the table directory: searchRange, entrySelector, rangeShift.
  header.writeUInt16BE(16 * 2 ** power, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(16 * (count - 2 ** power), 10)

  const parts: Buffer[] = [header]
  let nextOffset = header.length
  let record = 12
  for (const [tag, table] of tables) {
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(nextOffset, record + 8)
    header.writeUInt32BE(table.length, record + 12)
    record += 16
    const paddedTable = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(paddedTable)
    parts.push(paddedTable)
    nextOffset += paddedTable.length
  }
  return Buffer.concat(parts)
}
